import { addDays } from "date-fns";
import { AppError } from "#server/errors.ts";
import { createLinkToken, storedLinkToken } from "#server/integrations/mailer/link-token.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import type { OptOutTokens } from "#server/integrations/mailer/opt-out.ts";
import { emailSchema } from "#shared/auth/registration.schema.ts";
import { mailboxOf } from "#shared/auth/same-mailbox.ts";
import type {
  AskRecipient,
  MailAnswer,
  MailRequest,
  MailStop,
  Recipient,
  RecipientState,
} from "#shared/workflows/mail-recipient.schema.ts";
import type { MailRecipientStore, RecipientRow, Sender } from "./mail-recipient.store.ts";
import { askingMail } from "./recipient-mails.ts";

export type MailRecipientsDeps = {
  recipients: MailRecipientStore;
  optOut: OptOutTokens;
  /** Counts a mail that asks for a confirmation. @throws AppError tooMany */
  allowAsking: (attempt: { account: number; recipient: string; address: string; own: boolean }) => Promise<void>;
  /** Mails are sent after the answer. */
  sendMail: (mail: Mail) => void;
  /** Domains whose addresses need not be asked, in small letters. */
  allowedDomains: readonly string[];
  /** Mails a day of one account. */
  dailyLimit: number;
  appUrl: () => string;
};
export type MailRecipientsService = ReturnType<typeof createMailRecipientsService>;
/** How a step's addresses can be mailed to; `id` makes the link that stops the mails. */
export type Mailable = { to: { id: number; address: string }[]; refused: string[]; unconfirmed: string[] };

/** How long the link of a mail that asks works. */
const ASK_DAYS = 7;

/** Who may be mailed to by an account's workflows: who agreed, and nobody who has ever refused. */
export function createMailRecipientsService(deps: MailRecipientsDeps) {
  const { recipients, optOut, dailyLimit } = deps;

  async function statesOf(userId: number, addresses: string[]): Promise<Map<string, RecipientState>> {
    const [rows, account] = [await recipients.list(userId, addresses), await recipients.sender(userId)];
    const known = new Map(rows.map((row) => [row.address, row]));
    const refusedByAll = await recipients.refusedByAll(addresses);
    const refusedMailboxes = await recipients.refusedMailboxes(userId);
    // Whoever refuses is meant by every spelling of their address, and still gets what they agreed to before.
    const hasRefused = (address: string, state: RecipientState) =>
      (state !== "confirmed" && refusedMailboxes.has(mailboxOf(address))) ||
      ((state === "unknown" || state === "asked") && refusedByAll.has(address));
    return new Map(
      addresses.map((address) => {
        const state = stateOf(address, known.get(address), account);
        return [address, hasRefused(address, state) ? "refused" : state];
      }),
    );
  }

  function stateOf(address: string, row: RecipientRow | undefined, account: Sender | null): RecipientState {
    if (row?.refusedAt) return "refused";
    const isOwn = account?.emailConfirmedAt && account.email?.toLowerCase() === address;
    if (row?.confirmedAt || isOwn) return "confirmed";
    const isAddress = emailSchema.safeParse(address).success;
    if (isAddress && deps.allowedDomains.includes(address.split("@").at(-1) ?? "")) return "allowed";
    return row?.askedAt ? "asked" : "unknown";
  }

  return {
    /** In the order of the addresses. */
    async states(userId: number, typed: string[]): Promise<Recipient[]> {
      const states = await statesOf(userId, typed.map(folded));
      return typed.map((address) => ({ address, state: states.get(folded(address)) ?? "unknown" }));
    },

    /**
     * Mails somebody the question whether they want mails of this account. Nothing is sent to who agreed already.
     * @throws AppError notFound, unusable while the account's own address is not confirmed, conflict for who refused, tooMany
     */
    async ask(userId: number, { address, workflowId }: AskRecipient, visitorAddress: string): Promise<Recipient> {
      const recipient = folded(address);
      const workflow = await recipients.workflowName(userId, workflowId);
      const sender = await recipients.sender(userId);
      if (workflow === null || sender === null) throw new AppError("notFound", "We couldn't find this workflow");
      const state = (await statesOf(userId, [recipient])).get(recipient);
      if (state === "confirmed" || state === "allowed") return { address, state };
      if (state === "refused") throw hasRefused(address);
      if (!sender.email || !sender.emailConfirmedAt) throw ownUnconfirmed();
      const base = deps.appUrl();
      await deps.allowAsking({ account: userId, recipient, address: visitorAddress, own: false });
      if (!(await recipients.take(userId, 1, dailyLimit))) throw dayIsFull(dailyLimit);
      const [row] = await recipients.ensure(userId, [recipient]);
      const token = createLinkToken();
      const tokenExpiresAt = addDays(new Date(), ASK_DAYS);
      if (!row || !(await recipients.ask({ id: row.id, workflowId, token: storedLinkToken(token), tokenExpiresAt })))
        throw hasRefused(address);
      const link = `${base}/mail-request/${token}`;
      const request = { sender: { ...sender, email: sender.email }, workflow, link, days: ASK_DAYS };
      deps.sendMail(askingMail({ to: address, ...request, stopUrl: stopUrl(row.id) }));
      return { address, state: "asked" };
    },

    async request(token: string): Promise<MailRequest> {
      const found = await recipients.findRequest(storedLinkToken(token));
      if (!found) return { valid: false, address: null, sender: null, workflow: null };
      const { address, workflow } = found;
      return { valid: true, address, sender: toPublicSender(found.sender), workflow };
    },

    /** @throws AppError unusable where the link was used, is too old, or never was one */
    async answer(token: string, answer: MailAnswer): Promise<void> {
      if (!(await recipients.answer(storedLinkToken(token), answer))) throw linkVoid();
    },

    async stopState(token: string): Promise<MailStop> {
      const id = optOut.idOf(token);
      const found = id === null ? null : await recipients.find(id);
      if (!found) return { valid: false, address: null, sender: null, stopped: false };
      const { address, refusedAt, sender } = found;
      return { valid: true, address, sender: toPublicSender(sender), stopped: refusedAt !== null };
    },

    /** At once and for ever, however often it is said. @throws AppError unusable */
    async stop(token: string): Promise<void> {
      const id = optOut.idOf(token);
      if (id === null || !(await recipients.find(id))) throw linkVoid();
      await recipients.refuse(id);
    },

    /** Sorts a step's addresses by whether they can be mailed to; each once. */
    async mailable(userId: number, typed: string[]): Promise<Mailable> {
      const addresses = [...new Set(typed.map(folded))];
      const states = await statesOf(userId, addresses);
      const inState = (...wanted: RecipientState[]) =>
        addresses.filter((address) => wanted.includes(states.get(address) ?? "unknown"));
      const rows = await recipients.ensure(userId, inState("confirmed", "allowed"));
      return { to: rows, refused: inState("refused"), unconfirmed: inState("asked", "unknown") };
    },

    sender: async (userId: number) => {
      const sender = await recipients.sender(userId);
      return sender && toPublicSender(sender);
    },

    /** @throws AppError tooMany where the account may not send so many more today; then none of them counts */
    async takeMails(userId: number, count: number): Promise<void> {
      if (!(await recipients.take(userId, count, dailyLimit))) throw dayIsFull(dailyLimit);
    },

    stopUrl,
  };

  /** Mail programs call it by themselves once somebody presses their button; opened in a browser, it leads to a page. */
  function stopUrl(recipientId: number): string {
    return `${deps.appUrl()}/api/mail-stops/${optOut.tokenFor(recipientId)}`;
  }
}

function folded(address: string): string {
  return address.trim().toLowerCase();
}

/** An address that is not confirmed may be somebody else's, and is not shown as the sender's. */
function toPublicSender({ username, name, email, emailConfirmedAt }: Sender): { name: string; email: string | null } {
  return { name: name ?? username, email: emailConfirmedAt ? email : null };
}

function ownUnconfirmed(): AppError {
  return new AppError("unusable", "Confirm your own email address in your profile first, so that people see who asks.");
}

function hasRefused(address: string): AppError {
  return new AppError("conflict", `${address} declined emails from you.`);
}

function dayIsFull(limit: number): AppError {
  return new AppError("tooMany", `An account can send at most ${limit} emails a day. Try again tomorrow (UTC).`, {
    retryAfter: Math.ceil((86_400_000 - (Date.now() % 86_400_000)) / 1000),
  });
}

function linkVoid(): AppError {
  return new AppError("unusable", "This link is no longer valid.");
}
