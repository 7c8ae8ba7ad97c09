import { useLayoutEffect, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { DropArea } from "../imports/drop-area.tsx";
import { ListPane } from "./list-pane.tsx";
import { StoresPane } from "./stores-pane.tsx";

/** As in theme.css; it grows with the reader's text. */
const wide = matchMedia("(width >= 64rem)");
const onPaper = matchMedia("print");
let wasWide = wide.matches;

/** While a page is printed the width is that of the paper: what is on the screen is printed. */
function isWideScreen(): boolean {
  if (!onPaper.matches) wasWide = wide.matches;
  return wasWide;
}

function onWide(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

/**
 * The pane beside a screen where there is room for two: the list beside Home, the stores beside a store. A list can be
 * dropped anywhere.
 */
export default function Beside() {
  const [path] = useLocation();
  const isHome = path === "/" || path === "/home";
  const isDetail = /^\/(stores|categories)\//.test(path);
  const isWide = useSyncExternalStore(onWide, isWideScreen);
  const side = !isWide ? null : isHome ? "end" : isDetail ? "start" : null;
  useLayoutEffect(() => {
    // theme.css lays the screen out by it.
    const { dataset } = document.documentElement;
    if (side !== null) dataset.beside = side;
    return () => {
      delete dataset.beside;
    };
  }, [side]);
  return (
    <>
      {isWide && <DropArea />}
      {side !== null && (isHome ? <ListPane /> : <StoresPane path={path} />)}
    </>
  );
}
