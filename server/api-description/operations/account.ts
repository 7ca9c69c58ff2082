import { z } from "zod";
import { apiTokenSchema, madeApiTokenSchema, newApiTokenSchema } from "#shared/auth/api-token.schema.ts";
import { emailLinkSchema, reversedSchema } from "#shared/auth/email-address.schema.ts";
import { loginSchema } from "#shared/auth/login.schema.ts";
import {
  forgotPasswordSchema,
  resetPasswordSchema,
  resetRequestedSchema,
  resetTokenStateSchema,
} from "#shared/auth/password-reset.schema.ts";
import { registrationSchema } from "#shared/auth/registration.schema.ts";
import { publicUserSchema } from "#shared/auth/user.schema.ts";
import { notificationsSchema } from "#shared/notifications/notification.schema.ts";
import {
  accountDeletionSchema,
  passwordChangeSchema,
  profileSchema,
  profileUpdateSchema,
} from "#shared/profile/profile.schema.ts";
import type { Operations } from "../operation.ts";

const message = z.object({ message: z.string() });
const passwordChecks = ["password-check"];
const confirmations = ["asking-account", "asking-recipient", "asking-address", "asking-owner", "asking-own-mailbox"];

export const accountOperations: Operations = {
  "GET /api/user": { summary: "Get the account of this session", answers: { 200: publicUserSchema } },
  "POST /api/register": {
    summary: "Make an account and sign in",
    body: registrationSchema,
    answers: { 201: publicUserSchema },
    limits: ["registration"],
  },
  "POST /api/login": {
    summary: "Sign in",
    body: loginSchema,
    answers: { 200: publicUserSchema },
    limits: ["sign-in", "sign-in-address", "sign-in-share", "sign-in-name", "sign-in-device"],
  },
  "POST /api/logout": { summary: "Sign out", answers: { 204: null } },
  "POST /api/forgot-password": {
    summary: "Ask for a link that sets a new password",
    body: forgotPasswordSchema,
    answers: { 200: resetRequestedSchema },
    limits: ["reset-mail-name", "reset-mail-address", "reset-link-account", "reset-link-unconfirmed"],
  },
  "GET /api/reset-password/:token/validate": {
    summary: "Tell whether such a link is valid",
    answers: { 200: resetTokenStateSchema },
  },
  "POST /api/reset-password": {
    summary: "Set a new password by a link",
    body: resetPasswordSchema,
    answers: { 200: message },
  },
  "POST /api/profile/email-confirmation": {
    summary: "Ask for a link that confirms the account's address",
    answers: { 202: message },
    limits: confirmations,
  },
  "GET /api/email-confirmations/:token": {
    summary: "Tell what a link would confirm",
    answers: { 200: emailLinkSchema },
  },
  "POST /api/email-confirmations/:token": {
    summary: "Confirm an address by a link",
    answers: { 200: z.object({ email: z.string() }) },
  },
  "GET /api/email-changes/:token": {
    summary: "Tell which address a link brings back",
    answers: { 200: emailLinkSchema },
  },
  "POST /api/email-changes/:token": {
    summary: "Bring the earlier address back by a link",
    answers: { 200: reversedSchema },
  },
  "GET /api/profile": { summary: "Get your profile", answers: { 200: profileSchema } },
  "PATCH /api/profile": {
    summary: "Change your name or address; another address takes the password",
    body: profileUpdateSchema,
    answers: { 200: profileSchema },
    limits: [...passwordChecks, ...confirmations, "email-change"],
  },
  "POST /api/profile/password": {
    summary: "Change your password; other sessions end",
    body: passwordChangeSchema,
    answers: { 200: profileSchema },
    limits: passwordChecks,
  },
  "GET /api/profile/export": {
    summary: "Download all data of your account",
    answers: { 200: z.record(z.string(), z.unknown()) },
    limits: ["data-copy"],
  },
  "DELETE /api/profile": {
    summary: "Delete your account",
    body: accountDeletionSchema,
    answers: { 204: null },
    limits: passwordChecks,
  },
  "GET /api/api-tokens": { summary: "List your API tokens", answers: { 200: apiTokenSchema.array() } },
  "POST /api/api-tokens": {
    summary: "Make an API token; only this answer has it",
    body: newApiTokenSchema,
    answers: { 201: madeApiTokenSchema },
  },
  "DELETE /api/api-tokens/:id": { summary: "Revoke an API token", answers: { 204: null } },
  "GET /api/notifications": {
    summary: "List runs that ended, applications that are due, and accounts that wait",
    answers: { 200: notificationsSchema },
  },
};
