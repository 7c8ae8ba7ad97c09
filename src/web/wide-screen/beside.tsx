import { useLocation } from "wouter";
import { DropArea } from "../imports/drop-area.tsx";
import { ListPane } from "./list-pane.tsx";
import { StoresPane } from "./stores-pane.tsx";
import { useSide, useWideScreen } from "./use-side.ts";

/**
 * The pane beside a screen where there is room for two: the list beside Home, the stores beside a store. A list can be
 * dropped anywhere.
 */
export default function Beside() {
  const [path] = useLocation();
  const isWide = useWideScreen();
  const side = useSide();
  return (
    <>
      {isWide && <DropArea />}
      {side !== null && (side === "end" ? <ListPane /> : <StoresPane path={path} />)}
    </>
  );
}
