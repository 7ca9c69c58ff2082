import { z } from "zod";

export const parameterTypes = ["text", "number", "date", "boolean"] as const;
export type ParameterType = (typeof parameterTypes)[number];

export const parameterLimits = { count: 50, name: 60, value: 2_000 } as const;

const value = z.string().max(parameterLimits.value, `Keep the value under ${parameterLimits.value} characters`);

/** What stands in `{{ }}`. */
const parameterName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "Use letters, digits, and underscores. Begin with a letter.")
  .max(parameterLimits.name, `Keep the name under ${parameterLimits.name} characters`);

/** A value that is asked for at a run. `default` is text, whatever the type. */
export const parameterSchema = z
  .object({
    name: parameterName,
    type: z.enum(parameterTypes).default("text"),
    default: value.default(""),
  })
  .superRefine(({ type, default: usual }, context) => {
    const message = usual === "" ? null : valueProblem(type, usual);
    if (message) context.addIssue({ code: "custom", path: ["default"], message });
  });
export type Parameter = z.infer<typeof parameterSchema>;

export const parametersSchema = z
  .array(parameterSchema)
  .max(parameterLimits.count, `At most ${parameterLimits.count} parameters`)
  .refine(
    (all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length,
    "Two parameters have the same name",
  );

/** A program may send a number or true and false as they are. */
const sentValue = z.union([value, z.number(), z.boolean()], "Enter a text, a number, or true or false");

/** Values by the names of parameters; kept as text. */
export const parameterValuesSchema = z
  .record(z.string().max(parameterLimits.name), sentValue)
  .transform(
    (values): Record<string, string> =>
      Object.fromEntries(Object.entries(values).map(([name, sent]) => [name, String(sent)])),
  );
export type ParameterValues = z.infer<typeof parameterValuesSchema>;

const wrong: Record<ParameterType, { fits: (value: string) => boolean; message: string }> = {
  text: { fits: () => true, message: "" },
  number: { fits: (value) => /^[+-]?(\d{1,15}\.?\d{0,15}|\.\d{1,15})$/.test(value), message: "Enter a number" },
  date: {
    fits: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
    message: "Enter a date like 2026-11-21",
  },
  boolean: { fits: (value) => value === "true" || value === "false", message: "Enter true or false" },
};

/** What is wrong with a value of this type; an empty text is fine. */
export function valueProblem(type: ParameterType, value: string): string | null {
  return wrong[type].fits(value) ? null : wrong[type].message;
}

/** What a run works with: the value of each parameter with its type. */
export const boundParameterSchema = z.object({ name: z.string(), type: z.enum(parameterTypes), value: z.string() });
export type BoundParameter = z.infer<typeof boundParameterSchema>;
