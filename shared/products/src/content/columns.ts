/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** What somebody accepted: with an order, or 'account'. */
  agreement: {
    user_id: string
    subject: string
    hash: string
    at: number
  }
  /** The texts that were accepted, each once. */
  agreement_text: {
    hash: string
    help_id: string
    lang: string
    title: string
    content: string
  }
  /** A help article, or (hidden) a document such as the user agreement. */
  help: {
    id: string
    category: string
    sort: number
    hidden: Generated<number>
    reads: Generated<number>
    updated_at: number
    edited: Generated<number>
  }
  help_change: {
    n: number
  }
  message_count: {
    user_id: string
    tab: string
    desk: number
    kept: number
    unread: number
    cleared: number
  }
  /** An announcement, news, banner or popup; its words are rows of `wording`. */
  notice: {
    id: string
    notice_type: number
    tag: string | null
    /** Path of a public picture. */
    cover: string | null
    top: Generated<number>
    /** 1: in no list, only by its id. */
    hidden: Generated<number>
    link_type: Generated<number>
    link_url: string | null
    /** Whom it is addressed to; null is everybody. */
    user_id: string | null
    /** Until then nobody sees it. */
    publish_at: number
    updated_at: number
    retracted_at: number | null
    /** 1 once the operator wrote it: the seed leaves it alone. */
    edited: Generated<number>
    /** Which level it is addressed to; null is every one. */
    level: number | null
    /** When those whom it is addressed to were told of it; null where they were not, or it is everybody's. */
    told_at: number | null
    /** Of a level: the last user, by id, of those who were looked at; '' before the first. */
    told_upto: Generated<string>
    /** 1 while the messages about it are taken back, a slice a second. */
    untelling: Generated<number>
  }
  notice_change: {
    n: number
  }
  notice_read: {
    user_id: string
    notice_id: string
    at: number
  }
  setting: {
    key: string
    value: string
    edited: Generated<number>
  }
  /** The words of a notice or article in one language; what is null falls back to English. */
  wording: {
    kind: 'notice' | 'help'
    ref: string
    /** A code of the eight; Traditional Chinese is derived. */
    lang: string
    title: string
    abstract: string | null
    /** HTML; cleaned by whoever shows it. */
    content: string | null
  }
}
