/** The reason why Restock can't start, as a sentence for the operator. */
export class StartFailure extends Error {}

const diskFull = /ENOSPC|No space left on device|disk full/i;

/**
 * The sentence for an error that ended the start; null for an unexpected error, which is a bug.
 * @param dataDir where Restock keeps its files
 */
export function startSentence(error: unknown, dataDir: string): string | null {
  if (!(error instanceof Error)) return null;
  if (causesOf(error).some(({ message }) => diskFull.test(message)))
    return `The disk is full: Restock can't write what it needs to start (DATA_DIR is ${dataDir}). Make room, then start it again.`;
  // A port that is taken, a folder that may not be written: the system names the thing.
  if (error instanceof StartFailure || "syscall" in error) return error.message;
  return null;
}

function causesOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}
