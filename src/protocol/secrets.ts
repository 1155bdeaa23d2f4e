/**
 * The written form of ids, tokens and credentials. Without valibot, because the first page needs it.
 */

/** Ids, tokens and link secrets carry 128 random bits in base64url: 22 letters, digits, `-` and `_`. */
export const SECRET_LENGTH = 22;
const SECRET = `[\\w-]{${SECRET_LENGTH}}`;

export const SECRET_PATTERN = new RegExp(`^${SECRET}$`);

/** The id of a short link: 72 bits of the hash of what it stands for. It is no secret. */
export const SHORT_LINK_PATTERN = /^[\w-]{12}$/;

/** Each secret inside a longer text, as it stands in log lines. */
export const SECRETS_IN_TEXT = new RegExp(`(?<![\\w-])${SECRET}(?![\\w-])`, 'g');

/** What identifies a person to the server: an id that others may see, a dot, and the secret of one device. */
export const CREDENTIAL_PATTERN = new RegExp(`^(${SECRET})\\.(${SECRET})$`);

/**
 * The right to the seat of a player who shares a device: the token or credential of the device's own seat, this sign, and the number of the shared seat. So every device
 * that has the own seat has the others too, and the server stores no further secret.
 */
const SHARED_MARK = '~';
export const SHARED_TOKEN_PATTERN = new RegExp(`^(${SECRET}(?:\\.${SECRET})?)${SHARED_MARK}(\\d{1,2})$`);
/** @param own token or credential of the device's own seat */
export const sharedToken = (own: string, seat: number): string => `${own}${SHARED_MARK}${seat}`;

/** In page addresses, the ids of online races begin with this sign, and those of races in the browser do not. */
export const ONLINE_MARK = '~';
