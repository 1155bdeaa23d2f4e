/** The version of the messages between page and server. Version 3 added the name of a time zone to days off. */
export const PROTOCOL_VERSION = 3;

/** The oldest version that the server still reads. A page that speaks an older one is told to reload. */
export const MIN_PROTOCOL_VERSION = 2;

/** The HTTP header in which each side names its version. Over the WebSocket the field `form` of `watch` does. */
export const VERSION_HEADER = 'windschatten-form';
