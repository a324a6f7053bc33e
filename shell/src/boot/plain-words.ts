/** The sentences that must be said before a catalog can be loaded, in the language that this phone chose last. */
import type { Texts } from '@shared/contract/config'
import { recall } from './memory.ts'

const sentences = {
  unverified: {
    'en-us': 'The page could not be verified. Reload.',
    ko: '페이지를 확인할 수 없습니다. 새로고침해 주세요.',
    jp: 'ページを検証できませんでした。再読み込みしてください。',
    tai: 'ไม่สามารถยืนยันหน้านี้ได้ โปรดโหลดใหม่',
    mlxy: 'Halaman ini tidak dapat disahkan. Muat semula.',
    vl: 'Không thể xác minh trang này. Hãy tải lại.',
    xi: 'No se pudo verificar la página. Vuelve a cargarla.',
    'zh-cn': '无法验证此页面，请重新加载。',
    'zh-hant': '無法驗證此頁面，請重新載入。',
  } satisfies Texts,
  /** In case: the page itself carries it in all languages, since it may have to say it before any script came. */
  'not-loaded': { 'en-us': 'The app could not be loaded. Check your connection, then reload.' },
} as const

export type Sentence = keyof typeof sentences

/** Shows a sentence of the page's own (shared/gateway/src/page/sentences.ts). @returns whether it has it */
function reveal(sentence: Sentence): boolean {
  const { words } = document.documentElement.dataset
  const carried = document.querySelector<HTMLElement>(`p[data-says="${sentence}"][data-words="${words}"]`)
  if (carried) carried.hidden = false
  return carried !== null
}

/** Says a sentence where the app would stand. */
export function say(sentence: Sentence): void {
  if (reveal(sentence)) return
  const texts: Record<string, string> = sentences[sentence]
  const code = recall('lang') === 'zh-cn' && recall('lang-script') === 'hant' ? 'zh-hant' : recall('lang')
  const place = document.getElementById('app') ?? document.body
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  line.className = 'said' // over what the page painted at once
  line.textContent = texts[code] ?? texts['en-us'] ?? ''
  place.replaceChildren(line)
}
