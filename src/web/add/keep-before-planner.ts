import { useEffect, useRef } from "react";
import { useSession } from "../session/use-session.ts";
import { keepText } from "./kept-text.ts";

/** Keeps a text when the Add tab is left before the planner has loaded, which keeps it otherwise (`FieldAid`). */
export function useTextKeptBeforePlanner(text: string, hasPlanner: boolean): void {
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const unkept = useRef("");
  useEffect(() => {
    unkept.current = hasPlanner ? "" : text;
  });
  useEffect(
    () => () => {
      if (unkept.current !== "") keepText(userId, "add", unkept.current);
    },
    [userId],
  );
}
