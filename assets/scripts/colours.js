// Before anything is painted: the colours that were chosen, and whether the first page is what the address asks for.
{
  const root = document.documentElement;
  root.dataset.loading = /^#?\/?$/.test(location.hash) ? "home" : "lab";
  try {
    const theme = JSON.parse(localStorage.getItem("saddlepoint.theme"));
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch { /* nothing was kept */ }
}
