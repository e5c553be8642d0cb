import type { CDPSession, Page } from '@playwright/test';

export type Device = { id: string; session: CDPSession };

/** A device with Face ID or the like, in software. It keeps passkeys and recognises its owner. */
export async function addDevice(page: Page, recognises = true): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: recognises,
      automaticPresenceSimulation: true,
    },
  });
  return { id: authenticatorId, session };
}

export const loseDevice = ({ id, session }: Device) =>
  session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: id });
