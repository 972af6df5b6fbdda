// Where a worker begins: the page sends it the address of the glue module and the compiled program.
self.onmessage = async ({ data: { glue, module } }) => {
  self.onmessage = null;
  const program = await import(glue);
  await program.default({ module_or_path: module });
};
