import { z } from "zod";
import { emailSchema } from "#shared/auth/registration.schema.ts";
import { configLimits } from "./node-config.schema.ts";

/**
 * `allowed`: by the owner of the installation, without being asked. `unknown`: never asked. `refused`: wants no mails of
 * this account, for ever.
 */
const recipientStates = ["confirmed", "allowed", "asked", "unknown", "refused"] as const;
export type RecipientState = (typeof recipientStates)[number];

export const recipientSchema = z.object({ address: z.string(), state: z.enum(recipientStates) });
export type Recipient = z.infer<typeof recipientSchema>;

/** `POST /api/mail-recipients/states`: how it stands with the addresses of a step, in their order. */
export const recipientStatesSchema = z.object({
  addresses: z
    .array(z.string().max(1_000, "An address is too long"), "Enter at least one address")
    .max(configLimits.recipients, `At most ${configLimits.recipients} addresses at once`),
});

/** `POST /api/mail-recipients`: sends the mail that asks. */
export const askRecipientSchema = z.object({
  address: emailSchema,
  workflowId: z.number("Which workflow?").int("Which workflow?").positive("Which workflow?").max(2_147_483_647),
});
export type AskRecipient = z.infer<typeof askRecipientSchema>;

/** `GET /api/mail-requests/:token`: who asks whom, for which workflow; nothing where the link is not valid any more. */
export const mailRequestSchema = z.object({
  valid: z.boolean(),
  address: z.string().nullable(),
  sender: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
  workflow: z.string().nullable(),
});
export type MailRequest = z.infer<typeof mailRequestSchema>;

/**
 * `POST /api/mail-requests/:token`. `yes`: this account may mail the address. `never`: this account may not, and won't be asked
 * for again; others may ask. `nobody`: no account may, now or later.
 */
export const mailAnswerSchema = z.object({
  answer: z.enum(["yes", "never", "nobody"], "Answer yes, never, or nobody"),
});
export type MailAnswer = z.infer<typeof mailAnswerSchema>["answer"];

/** `GET /api/mail-stops/:token`: whose mails the link stops, and whether they are stopped already. */
export const mailStopSchema = mailRequestSchema.omit({ workflow: true }).extend({ stopped: z.boolean() });
export type MailStop = z.infer<typeof mailStopSchema>;
