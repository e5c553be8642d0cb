import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // Radix and the toasts place themselves by style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // As frame-ancestors, for browsers that do not know it.
  xFrameOptions: { action: 'deny' },
});

/** What helmet sets is the same for every response, so it is asked once: its fifteen steps cost more than most reads. */
function headersOnce(): [name: string, value: string][] {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  let failure: unknown = new Error('The security headers were not set');
  protect(sample.req, sample, (error?: unknown) => {
    failure = error;
  });
  if (failure) throw failure;
  return Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)]);
}

export const SECURITY_HEADERS = headersOnce();
