/** The languages of the page's own words, as `lang` writes them, by the catalog (`data-words`). */
import type { RouteData } from '@shared/contract/config'

export type Catalog = keyof RouteData['title']

export const languages = {
  'en-us': 'en-US',
  ko: 'ko-KR',
  jp: 'ja-JP',
  tai: 'th-TH',
  mlxy: 'ms-MY',
  vl: 'vi-VN',
  xi: 'es',
  'zh-cn': 'zh-Hans',
  'zh-hant': 'zh-Hant',
} as const satisfies Record<Catalog, string>

export const catalogs = Object.keys(languages) as Catalog[]
