import type { RequestHandler } from "express";
import helmet from "helmet";

/**
 * Helmet with a policy that lets the page run our own scripts and nothing else: files of this server, and in the page
 * itself exactly those whose hashes are given. Inline style attributes are
 * allowed because React and Radix position with them; confetti draws in a blob worker. The form of the alternative
 * checkout is answered with the way to Stripe, and browsers count that as where the form goes.
 */
export function securityHeaders(options: { https: boolean; inlineScripts?: readonly string[] }): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", ...(options.inlineScripts ?? [])],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'", "blob:"],
        "manifest-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'", "https://checkout.stripe.com"],
        "frame-ancestors": ["'none'"],
        ...(options.https ? { "upgrade-insecure-requests": [] } : {}),
      },
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "same-origin" },
  });
}
