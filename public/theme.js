// Before the first paint: the theme the person chose on this device, else the system's.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("restock.theme");
  } catch {
    // Storage may be blocked; the system's theme does.
  }
  var dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
})();
