/**
 * The Content-Security-Policy of the page allows its own files, and no inline script or style. Svelte sets styles through `element.style`, which the policy allows. The build writes the
 * same policy into the page for hosts that send other headers; `frame-ancestors` works in a header only.
 */
export const CONTENT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // the page draws the poster of a race itself
  'img-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  // the offline worker, the catalogues and online races use the same host
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  // the page for unknown addresses sets the base of its files
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
} as const;

/** The policy as one line. */
export const formatPolicy = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([what, from]) => `${what} ${from.join(' ')}`)
    .join('; ');

/** Browser features that the page never uses. */
const UNUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'],
];
export const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');
