import type { CodeOf, linkTypes, noticeTypes } from '@shared/contract/codes'
import type { InEight } from '../categories.ts'

/** A notice of a fresh exchange; its body, where it has one, is bodies/notice/<id>.html. */
export type NoticeSeed = {
  id: string
  noticeType: CodeOf<typeof noticeTypes>
  /** English alone only where nothing lists it. */
  title: InEight | Pick<InEight, 'en-us'>
  /** English alone, or in all eight where it is drawn over a picture. */
  abstract: string | InEight
  tag?: 'market' | 'platform' | 'education'
  cover?: string
  top?: true
  hidden?: true
  retracted?: true
  linkType?: CodeOf<Pick<typeof linkTypes, 'path' | 'article' | 'viewer'>>
  linkUrl?: string
  /** Published so many ms before the exchange's first start; negative: after it. */
  age: number
}
