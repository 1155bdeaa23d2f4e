/**
 * What the page may load, as a Content-Security-Policy: its own files and nothing else, no script and no style that stands in a document. Svelte sets
 * styles through the object model (`element.style`), which the policy leaves free; so `unsafe-inline` is needed for neither. The build writes the same
 * into the page, for hosts that send no headers of ours; `frame-ancestors` works in a header alone.
 */
export const CONTENT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // a race's poster is drawn by the page itself, then made a picture
  'img-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  // the offline worker fetches the page's files, the page its words; a race online speaks with the same host
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  // the page for unknown addresses says where the page's files are
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
} as const;

/** The policy as one line. */
export const formatPolicy = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([what, from]) => `${what} ${from.join(' ')}`)
    .join('; ');

/** What the page never uses is refused to everything in it. */
const UNUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'],
];
export const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');
