import { type PushedValue, StaysHere } from "./pushed-value.ts";

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}(?:[ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?)?$/;

/** @throws StaysHere for what is no day of the calendar */
export function dateConstant(text: string): PushedValue {
  if (!isDay(text)) throw new StaysHere(`It reads “${text.slice(0, 40)}” as a date.`);
  return { type: "DATE", sql: `'${text}'::date` };
}

/** @throws StaysHere for what is no moment of the calendar */
export function timestampConstant(text: string): PushedValue {
  if (!TIMESTAMP.test(text) || !isDay(text.slice(0, 10)))
    throw new StaysHere(`It reads “${text.slice(0, 40)}” as a time.`);
  return { type: "TIMESTAMP", sql: `'${text}'::timestamp` };
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return DATE.test(text) && text > "0001" && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}
