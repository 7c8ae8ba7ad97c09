import { useRef } from "react";
import type { Id } from "../../contract/ids.ts";
import { newId } from "../../contract/new-id.ts";

/**
 * Returns a function that gives a form's request its idempotency key: the same one as long as the content is the same. So when an
 * answer is lost and the person presses the button again, the server knows the request and answers it as the first time.
 */
export function useOperationKey(): (content: unknown) => Id {
  const last = useRef<{ content: string; key: Id } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: newId() };
    return last.current.key;
  };
}
