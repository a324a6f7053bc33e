/** All that the phone's page says; the exchange words the messages themselves. */
import { msg, type Text } from '@shared/phrases'

export const phoneTexts = {
  title: msg`Live chat`,
  // the line that never goes
  safety: msg`Staff never ask for your password or codes`,
  write: msg`Write a message`,
  send: msg`Send`,
  sendPicture: msg`Send a picture`,
  automatic: msg`Automatic`,
  staff: msg`Staff`,
  you: msg`You`,
  sending: msg`Sending…`,
  sent: msg`Sent`,
  unsent: msg`Not sent`,
  retry: msg`Retry`,
  remove: msg`Delete`,
  cancel: msg`Cancel`,
  copy: msg`Copy`,
  copied: msg`Copied`,
  copyFailed: msg`Couldn't copy. Select the text instead.`,
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  person: msg`Talk to a person`,
  place: msg({ message: "You're number {n} in the queue" }),
  hours: msg({ message: 'Staff reply {hours} (UTC+8)' }),
  leave: msg`You can leave. You'll find the reply here.`,
  closed: msg`This conversation is closed`,
  again: msg`Start again`,
  // six digits alone
  code: msg`This looks like a code, and staff never ask for codes. Send anyway?`,
  tooLong: msg`Use up to 2,000 characters`,
  newMessages: msg`New messages`,
  reconnecting: msg`Reconnecting…`,
  offline: msg`No connection. You can keep writing.`,
  expired: msg`This conversation has expired. Open live chat again.`,
  loading: msg`Loading…`,
  failed: msg`Couldn't load the conversation`,
  empty: msg`How can we help? Send a deposit number to get its payment details, or ask a question.`,
  picture: msg`Picture`,
  pictureFailed: msg`The image could not be loaded`,
  notPicture: msg`This file isn't a picture we can read. Choose another one.`,
  enlarge: msg`Enlarge picture`,
  close: msg`Close`,
  uploading: msg({ message: 'Uploading, {percent}' }),
  // where a message leads to
  open: msg`View details`,
  testServer: msg`Test server: don't send real funds`,
  // where the page was opened outside of the app, and its way there
  inApp: msg`Live chat opens in the app`,
  openInApp: msg`Open in the app`,
} as const satisfies Readonly<Record<string, Text>>
export type PhoneWords = Readonly<Record<keyof typeof phoneTexts, string>>
