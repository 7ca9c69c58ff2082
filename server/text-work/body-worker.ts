import { readBody } from "./read-body.ts";
import { readHookBody } from "./read-hook-body.ts";
import { serveTasks } from "./serve-tasks.ts";

// The module of the thread that reads long bodies: a thread of its own, for it needs no word lists and must not wait for texts.

export const bodyTasks = { read: readBody, hook: readHookBody };

serveTasks(bodyTasks);
