// Where a worker begins: it is sent the address of the glue module and the compiled program.
self.onmessage = async ({ data: { glue, module } }) => {
  self.onmessage = null;
  const program = await import(glue);
  await program.default({ module_or_path: module });
  // Readers begin by themselves.
  program.serve?.();
};
