/** Where a call comes from. */
export type Sender = {
  /** The network address. */
  readonly address: string;
  /** What the browser calls itself (User-Agent), cut to a sane length; null without a name. */
  readonly device: string | null;
};

/** Characters of a device's name that are kept: browsers need about 150. */
const deviceLength = 250;

export function senderOf(address: string, userAgent: string | undefined): Sender {
  return {
    address,
    get device() {
      return userAgent === undefined ? null : userAgent.slice(0, deviceLength).toWellFormed();
    },
  };
}
