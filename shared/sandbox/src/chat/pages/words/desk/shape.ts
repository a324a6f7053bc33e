/** What the desk's page says beside the words of the conversation itself. */
export type DeskWords = {
  title: string
  key: string
  open: string
  wrongKey: string
  conversations: string
  none: string
  choose: string
  back: string
  bot: string
  waiting: string
  desk: string
  closed: string
  /** {n} */
  unread: string
  customer: string
  note: string
  /** {order} */
  order: string
  allAuto: string
  auto: string
  close: string
  closeSure: string
  write: string
  failed: string
}
