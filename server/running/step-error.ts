/** A node of a workflow failed; the message is for the person: what failed and what to do. */
export class StepError extends Error {
  readonly nodeId: string;
  /** False where trying again cannot change anything. */
  readonly passing: boolean;
  constructor(nodeId: string, message: string, options: { passing?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "StepError";
    this.nodeId = nodeId;
    this.passing = options.passing ?? false;
  }
}
