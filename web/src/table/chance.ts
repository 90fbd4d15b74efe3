/**
 * How fairness is proved: the same sums as the kernel, done in the browser.
 *
 * Before the first card the server shows SHA-256(secret). The outcome number k among n is
 * HMAC-SHA256(secret, "entropy:k:attempt"), its first 8 bytes read as a number, by rejection.
 */

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error('not hexadecimal');
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

export function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hash a secret: what all may see before the game begins. */
export async function commitment(secret: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', fromHex(secret)));
}

/** Chance as a secret and the entropy of the seats fix it. */
export class Committed {
  private constructor(
    private readonly key: CryptoKey,
    private readonly entropy: string,
  ) {}

  static async from(secret: string, entropy: string): Promise<Committed> {
    const how = { name: 'HMAC', hash: 'SHA-256' };
    return new Committed(await crypto.subtle.importKey('raw', fromHex(secret), how, false, ['sign']), entropy);
  }

  /** Compute the outcome number `index` among n. */
  async outcome(index: number, n: number): Promise<number> {
    const among = BigInt(n);
    const limit = ((1n << 64n) / among) * among;
    for (let attempt = 0; ; attempt++) {
      const message = new TextEncoder().encode(`${this.entropy}:${index}:${attempt}`);
      const digest = await crypto.subtle.sign('HMAC', this.key, message);
      const number = new DataView(digest).getBigUint64(0);
      if (number < limit) return Number(number % among);
    }
  }
}
