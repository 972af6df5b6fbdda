// Before anything is painted: the colours that were chosen, and whether the first page is what the address asks for.
{
  const root = document.documentElement;
  root.dataset.loading = /^#?\/?$/.test(location.hash) ? "home" : "lab";
  try {
    const asked = /[?&]theme=(light|dark)(?:&|$)/.exec(location.hash)?.[1];
    const theme = asked ?? JSON.parse(localStorage.getItem("saddlepoint.theme"));
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch { /* nothing was kept */ }
}
