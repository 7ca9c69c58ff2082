/** What is missing or wrong in a step's settings, and the part of them that it is about. */
export type ConfigProblem = { message: string; field?: string };
