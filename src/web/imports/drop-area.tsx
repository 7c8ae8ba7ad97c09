import { FileDown } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { handOver } from "../handed-over.ts";

/** Accepts files that are dropped anywhere on the page and opens the import page with them. */
export function DropArea() {
  const [, navigate] = useLocation();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    // Entering a child fires before leaving its parent, so entries are counted.
    let entered = 0;
    const end = () => {
      entered = 0;
      setIsOver(false);
    };
    const on = (type: "dragenter" | "dragover" | "dragleave" | "drop", act: (event: DragEvent) => void) =>
      addEventListener(
        type,
        (event) => {
          if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
          // Otherwise the browser would leave the app and open the file.
          event.preventDefault();
          act(event);
        },
        { signal: listening.signal },
      );
    on("dragenter", () => {
      entered += 1;
      setIsOver(true);
    });
    on("dragover", (event) => (event.dataTransfer!.dropEffect = "copy"));
    on("dragleave", () => {
      entered -= 1;
      if (entered <= 0) end();
    });
    on("drop", (event) => {
      end();
      const files = [...event.dataTransfer!.files];
      if (files.length === 0) return;
      handOver(files);
      navigate("/import");
    });
    return () => listening.abort();
  }, [navigate]);
  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center bg-paper/92 p-6">
      <div className="flex size-full flex-col items-center justify-center gap-3 rounded-[28px] border-3 border-dashed border-accent text-accent">
        <FileDown aria-hidden="true" className="size-12" />
        <p className="text-2xl font-bold tracking-[-0.02em]">Drop your list here</p>
        <p className="text-ink-2">You look it over first</p>
      </div>
    </div>
  );
}
