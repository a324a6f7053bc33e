/** The sentences that must be said before a catalog can be loaded, in the language that this phone chose last. */

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
  },
  'not-loaded': {
    'en-us': 'The app could not be loaded. Check your connection, then reload.',
    ko: '앱을 불러올 수 없습니다. 연결을 확인한 후 새로고침해 주세요.',
    jp: 'アプリを読み込めませんでした。接続を確認して再読み込みしてください。',
    tai: 'โหลดแอปไม่ได้ โปรดตรวจสอบการเชื่อมต่อแล้วโหลดใหม่',
    mlxy: 'Aplikasi tidak dapat dimuatkan. Semak sambungan anda, kemudian muat semula.',
    vl: 'Không thể tải ứng dụng. Hãy kiểm tra kết nối rồi tải lại.',
    xi: 'No se pudo cargar la aplicación. Revisa tu conexión y vuelve a cargarla.',
    'zh-cn': '无法加载应用，请检查网络连接后重新加载。',
    'zh-hant': '無法載入應用，請檢查網路連線後重新載入。',
  },
} as const

export type Sentence = keyof typeof sentences

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return '' // forbidden storage: English
  }
}

/** Says a sentence where the app would stand. */
export function say(sentence: Sentence): void {
  const texts: Record<string, string> = sentences[sentence]
  const code = stored('lang') === 'zh-cn' && stored('lang-script') === 'hant' ? 'zh-hant' : stored('lang')
  const place = document.getElementById('app') ?? document.body
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  line.textContent = texts[code] ?? texts['en-us'] ?? ''
  place.replaceChildren(line)
}
