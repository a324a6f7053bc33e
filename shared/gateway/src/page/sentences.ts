import type { Tag } from './languages.ts'

/** Shown where the browser is too old even for the shell to say so, in the shell's words; by the page's language. */
export const tooOld: Readonly<Record<Tag, string>> = {
  'en-US': 'This browser is too old for the app. Update it, or use Chrome 109, Safari 16.4, Firefox 128 or newer.',
  'ko-KR':
    '이 브라우저는 너무 오래되어 앱을 사용할 수 없습니다. 업데이트하거나 Chrome 109, Safari 16.4, Firefox 128 이상을 사용해 주세요.',
  'ja-JP':
    'このブラウザは古いためアプリを利用できません。更新するか、Chrome 109、Safari 16.4、Firefox 128以降を使用してください。',
  'th-TH': 'เบราว์เซอร์นี้เก่าเกินไปสำหรับแอป โปรดอัปเดต หรือใช้ Chrome 109, Safari 16.4, Firefox 128 ขึ้นไป',
  'ms-MY':
    'Pelayar ini terlalu lama untuk aplikasi. Kemas kini, atau gunakan Chrome 109, Safari 16.4, Firefox 128 atau lebih baharu.',
  'vi-VN': 'Trình duyệt này quá cũ. Hãy cập nhật hoặc dùng Chrome 109, Safari 16.4, Firefox 128 trở lên.',
  'es-ES':
    'Este navegador es demasiado antiguo para la aplicación. Actualízalo o usa Chrome 109, Safari 16.4, Firefox 128 o posterior.',
  'zh-Hans': '此浏览器版本过旧，请更新，或使用 Chrome 109、Safari 16.4、Firefox 128 及以上版本。',
  'zh-Hant': '此瀏覽器版本過舊，請更新，或使用 Chrome 109、Safari 16.4、Firefox 128 以上版本。',
}

/** Shown where what starts the app does not come: by the shell, or here where not even its first script is there to say so. */
export const notLoaded: Readonly<Record<Tag, string>> = {
  'en-US': 'The app could not be loaded. Check your connection, then reload.',
  'ko-KR': '앱을 불러올 수 없습니다. 연결을 확인한 후 새로고침해 주세요.',
  'ja-JP': 'アプリを読み込めませんでした。接続を確認して再読み込みしてください。',
  'th-TH': 'โหลดแอปไม่ได้ โปรดตรวจสอบการเชื่อมต่อแล้วโหลดใหม่',
  'ms-MY': 'Aplikasi tidak dapat dimuatkan. Semak sambungan anda, kemudian muat semula.',
  'vi-VN': 'Không thể tải ứng dụng. Hãy kiểm tra kết nối rồi tải lại.',
  'es-ES': 'No se pudo cargar la aplicación. Revisa tu conexión y vuelve a cargarla.',
  'zh-Hans': '无法加载应用，请检查网络连接后重新加载。',
  'zh-Hant': '無法載入應用程式，請檢查網路連線後重新載入。',
}

/** What the overlay says, in the shell's words: here before its catalogs are. */
export const loading: Readonly<Record<Tag, string>> = {
  'en-US': 'Loading...',
  'ko-KR': '불러오는 중…',
  'ja-JP': '読み込み中…',
  'th-TH': 'กำลังโหลด…',
  'ms-MY': 'Memuatkan…',
  'vi-VN': 'Đang tải…',
  'es-ES': 'Cargando…',
  'zh-Hans': '加载中…',
  'zh-Hant': '載入中…',
}
