/** All that the phone's page says; the messages themselves are worded by the exchange. */
export type PhoneWords = {
  title: string
  /** The line that never goes. */
  safety: string
  write: string
  send: string
  sendPicture: string
  automatic: string
  staff: string
  you: string
  sending: string
  sent: string
  unsent: string
  retry: string
  remove: string
  cancel: string
  copy: string
  copied: string
  copyFailed: string
  today: string
  yesterday: string
  person: string
  /** {n} */
  place: string
  /** {hours} */
  hours: string
  leave: string
  closed: string
  again: string
  /** Six digits alone. */
  code: string
  tooLong: string
  newMessages: string
  reconnecting: string
  offline: string
  expired: string
  loading: string
  failed: string
  empty: string
  picture: string
  pictureFailed: string
  notPicture: string
  enlarge: string
  close: string
  /** {percent} */
  uploading: string
  /** Where a message leads to. */
  open: string
  testServer: string
  /** Where the page was opened outside of the app, and its way there. */
  inApp: string
  openInApp: string
}
