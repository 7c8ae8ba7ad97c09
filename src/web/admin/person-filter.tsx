import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../api/client.ts";
import { failure } from "../session/error-sentences.ts";
import { Chip, RemovableChip } from "../ui/chip.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { useDebounced } from "../ui/use-debounced.ts";
import { searchDelay } from "./search-delay.ts";

export type FilteredPerson = { id: string; email: string };

/** People that are offered while the administrator types. */
const mostOffered = 5;

/** Finds the person whose rows a list shows. */
export function PersonFilter({
  person,
  onChoose,
}: {
  person: FilteredPerson | null;
  onChoose: (person: FilteredPerson | null) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), searchDelay);
  const found = useQuery({
    queryKey: ["admin", "found-people", search],
    queryFn: ({ signal }) => call("listUsers", { query: { search } }, { signal }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
  const offered = search === "" ? [] : (found.data?.users.slice(0, mostOffered) ?? []);
  // The pressed button goes away with what it chose.
  const choose = (chosen: FilteredPerson | null) => {
    setTyped("");
    onChoose(chosen);
    setTimeout(() => frame.current?.focus({ preventScroll: true }));
  };
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label="Whose events"
      className="flex flex-col gap-2 rounded-field outline-none"
    >
      {person === null ? (
        <>
          <SearchField label="Person's email or name" value={typed} onChange={setTyped} />
          <output className="text-sm text-ink-2">
            {found.error !== null && search !== "" && failure(found.error, "The people can't be shown.")}
            {found.data !== undefined && search !== "" && offered.length === 0 && "Nobody found"}
          </output>
          <div className="flex flex-wrap gap-1.5 sm:gap-2">
            {offered.map(({ id, email }) => (
              <Chip key={id} className="max-w-full wrap-anywhere" onClick={() => choose({ id, email })}>
                {email}
              </Chip>
            ))}
          </div>
        </>
      ) : (
        <div>
          <RemovableChip
            removeLabel={`Show everybody, not only ${person.email}`}
            onRemove={() => choose(null)}
          >
            {person.email}
          </RemovableChip>
        </div>
      )}
    </div>
  );
}
