import type { CodeOf, linkTypes, noticeTypes } from '@shared/contract/codes'
import type { Generated, Selectable } from 'kysely'

/** An announcement, news, banner or popup; its words are rows of `wording`. */
export type NoticeTable = {
  id: string
  notice_type: CodeOf<typeof noticeTypes>
  tag: string | null
  /** Path of a public picture. */
  cover: string | null
  top: Generated<number>
  /** 1: in no list, only by its id. */
  hidden: Generated<number>
  link_type: Generated<CodeOf<typeof linkTypes>>
  link_url: string | null
  /** Whom it is addressed to; null is everybody. */
  user_id: string | null
  /** Which level it is addressed to; null is every one. */
  level: number | null
  /** When those whom it is addressed to were told of it; null where they were not, or it is everybody's. */
  told_at: Generated<number | null>
  /** Of a level: the last user, by id, of those who were looked at; '' before the first. */
  told_upto: Generated<string>
  /** 1 while the messages about it are taken back, a slice a second. */
  untelling: Generated<number>
  /** Until then nobody sees it. */
  publish_at: number
  updated_at: number
  retracted_at: number | null
  /** 1 once the operator wrote it: the seed leaves it alone. */
  edited: Generated<number>
}

/** A help article, or (hidden) a document such as the user agreement. */
export type HelpTable = {
  id: string
  category: string
  sort: number
  hidden: Generated<number>
  reads: Generated<number>
  updated_at: number
  edited: Generated<number>
}

/** The words of a notice or article in one language; what is null falls back to English. */
export type WordingRow = {
  kind: 'notice' | 'help'
  ref: string
  /** A code of the eight; Traditional Chinese is derived. */
  lang: string
  title: string
  abstract: string | null
  /** HTML; cleaned by whoever shows it. */
  content: string | null
}

export type NoticeReadRow = { user_id: string; notice_id: string; at: number }

export type SettingTable = { key: string; value: string; edited: Generated<number> }

/** Rows as they are read. */
export type NoticeRow = Selectable<NoticeTable>
export type HelpRow = Selectable<HelpTable>

export type ContentTables = {
  notice: NoticeTable
  help: HelpTable
  wording: WordingRow
  notice_read: NoticeReadRow
  setting: SettingTable
}

declare module '@shared/engine/db/tables' {
  interface Tables extends ContentTables {}
}
