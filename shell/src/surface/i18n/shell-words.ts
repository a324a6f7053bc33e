/** The shell's own words, with the design system's, by catalog: give it to `addWords('shell', shellWords)`. */
import type { WordLoaders } from '../../remotes/words.ts'
import type { Locale } from './languages.ts'

export const shellWords: WordLoaders = {
  'en-us': () => import(/* webpackChunkName: "words-en-us" */ '../../locales/en-us.po'),
  ko: () => import(/* webpackChunkName: "words-ko" */ '../../locales/ko.po'),
  jp: () => import(/* webpackChunkName: "words-jp" */ '../../locales/jp.po'),
  tai: () => import(/* webpackChunkName: "words-tai" */ '../../locales/tai.po'),
  mlxy: () => import(/* webpackChunkName: "words-mlxy" */ '../../locales/mlxy.po'),
  vl: () => import(/* webpackChunkName: "words-vl" */ '../../locales/vl.po'),
  xi: () => import(/* webpackChunkName: "words-xi" */ '../../locales/xi.po'),
  'zh-cn': () => import(/* webpackChunkName: "words-zh-cn" */ '../../locales/zh-cn.po'),
  'zh-hant': () => import(/* webpackChunkName: "words-zh-hant" */ '../../locales/zh-cn.po?zh-hant'),
} satisfies Record<Locale, unknown>
