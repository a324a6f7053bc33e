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
  'old-browser': {
    'en-us': 'This browser is too old for the app. Update it, or use Chrome 109, Safari 16.4, Firefox 128 or newer.',
    ko: '이 브라우저는 너무 오래되어 앱을 사용할 수 없습니다. 업데이트하거나 Chrome 109, Safari 16.4, Firefox 128 이상을 사용해 주세요.',
    jp: 'このブラウザーは古いためアプリを利用できません。更新するか、Chrome 109、Safari 16.4、Firefox 128 以降を使用してください。',
    tai: 'เบราว์เซอร์นี้เก่าเกินไปสำหรับแอป โปรดอัปเดต หรือใช้ Chrome 109, Safari 16.4, Firefox 128 ขึ้นไป',
    mlxy: 'Pelayar ini terlalu lama untuk aplikasi. Kemas kini, atau gunakan Chrome 109, Safari 16.4, Firefox 128 atau lebih baharu.',
    vl: 'Trình duyệt này quá cũ. Hãy cập nhật hoặc dùng Chrome 109, Safari 16.4, Firefox 128 trở lên.',
    xi: 'Este navegador es demasiado antiguo para la aplicación. Actualízalo o usa Chrome 109, Safari 16.4, Firefox 128 o posterior.',
    'zh-cn': '此浏览器版本过旧，请更新，或使用 Chrome 109、Safari 16.4、Firefox 128 及以上版本。',
    'zh-hant': '此瀏覽器版本過舊，請更新，或使用 Chrome 109、Safari 16.4、Firefox 128 以上版本。',
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
