import { oneOf } from "#shared/words/word-pattern.ts";
import { isDateOnly } from "../dates.ts";
import tables from "../words/notes.json" with { type: "json" };

const phone = /^\+?\(?\d[\d\s()./-]{5,22}\d$/u;
const label = new RegExp(String.raw`^${oneOf(tables.contactWords)}\.?\s?:?\s+$`, "iu");
const amount = /^\d{1,3}([.,\s'’])\d{3}(?:\1\d{3})*$/u;
const FEWEST_DIGITS = 7;
const LONG_NUMBER = 9;

/** Whether figures are a phone number. "Budget 410.000", "SKU 1234567": an amount or a number of anything is none. */
export function isPhone(value: string, before: string): boolean {
  if (!phone.test(value) || isDateOnly(value)) return false;
  if (label.test(before)) return true;
  const digits = value.replace(/\D/gu, "");
  const isAmount = amount.test(value) && (digits.length < LONG_NUMBER || digits.endsWith("000"));
  const fewest = before === "" || /^[+(0]/u.test(value) ? FEWEST_DIGITS : LONG_NUMBER;
  return !isAmount && digits.length >= fewest;
}
