import { SearchX } from "lucide-react";
import { ButtonLink } from "./ui/button.tsx";
import { usePageTitle } from "./ui/use-page-title.ts";

export default function NotFoundPage() {
  usePageTitle("404 Page Not Found");
  return (
    <main className="flex flex-1 flex-col items-center justify-center gap-3 px-6 py-12 text-center">
      <span className="mb-1 grid size-16 place-items-center rounded-[22px] bg-accent-soft text-accent">
        <SearchX aria-hidden="true" className="size-7" />
      </span>
      <h1 tabIndex={-1} className="outline-none text-[1.75rem] leading-[1.1] font-bold tracking-[-0.02em]">
        404 Page Not Found
      </h1>
      <p className="max-w-80 text-ink-2">Nothing lives at this address. Your list is where you left it.</p>
      <ButtonLink href="/" className="mt-2">
        Go to Home
      </ButtonLink>
    </main>
  );
}
