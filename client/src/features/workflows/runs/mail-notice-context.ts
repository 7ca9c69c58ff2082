import { createContext, type ReactNode } from "react";

/** Says why nobody is emailed about runs, where the account's address stands in the way: the account is another feature's. */
export const MailNoticeContext = createContext<ReactNode>(null);
