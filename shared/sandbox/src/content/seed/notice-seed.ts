import type { InEight } from '../categories.ts'

/** A notice of a fresh exchange; its body, where it has one, is bodies/notice/<id>.html. */
export type NoticeSeed = {
  id: string
  noticeType: 1 | 2 | 3 | 4
  title: InEight
  /** English alone, or in all eight where it is drawn over a picture. */
  abstract: string | InEight
  tag?: 'market' | 'platform' | 'education'
  cover?: string
  top?: true
  hidden?: true
  retracted?: true
  linkType?: 1 | 3
  linkUrl?: string
  /** Published so many ms before the exchange's first start; negative: after it. */
  age: number
}
