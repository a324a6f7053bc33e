/** What a browser reads that is too old to run the shell (shell.md, "Browsers"), by the language of the page. */
export const tooOld: Record<string, string> = {
  'en-US': 'This browser is too old for this app. Please update it, or open this page in another browser.',
  'ko-KR': '이 브라우저는 너무 오래되어 앱을 실행할 수 없습니다. 업데이트하거나 다른 브라우저에서 열어 주세요.',
  'ja-JP': 'このブラウザは古いため、アプリを利用できません。更新するか、別のブラウザで開いてください。',
  'th-TH': 'เบราว์เซอร์นี้เก่าเกินไปสำหรับแอปนี้ โปรดอัปเดต หรือเปิดหน้านี้ในเบราว์เซอร์อื่น',
  'ms-MY': 'Pelayar ini terlalu lama untuk aplikasi ini. Sila kemas kini, atau buka halaman ini dalam pelayar lain.',
  'vi-VN': 'Trình duyệt này quá cũ để dùng ứng dụng. Vui lòng cập nhật hoặc mở trang này bằng trình duyệt khác.',
  'es-ES': 'Este navegador es demasiado antiguo para la aplicación. Actualícelo o abra esta página en otro navegador.',
  'zh-Hans': '此浏览器版本过旧，无法运行本应用。请更新浏览器，或使用其他浏览器打开。',
  'zh-Hant': '此瀏覽器版本過舊，無法執行本應用程式。請更新瀏覽器，或使用其他瀏覽器開啟。',
}
