import type { ChatTexts } from './shape.ts'

export const mlxy: ChatTexts = {
  words: {
    hello:
      'Helo. Hantar nombor deposit anda untuk mendapatkan butiran bayaran, tanya soalan secara ringkas, atau minta bercakap dengan kakitangan.',
    pay: 'Deposit {order}: {amount} melalui {network}. Hantar ke alamat di bawah, kemudian tambah bukti pembayaran.',
    'pay-bank':
      'Deposit {order}: {amount} melalui pindahan bank. Hantar ke akaun di bawah dengan rujukannya, kemudian tambah bukti pembayaran.',
    'in-review': 'Deposit {order}: bayaran anda sedang disemak. Tiada apa-apa lagi yang perlu dibayar.',
    'order-state': '{order}: {state}',
    'not-found': '{order}: tiada dalam deposit dan pengeluaran anda. Semak nombor itu.',
    queue: 'Anda nombor {place} dalam giliran. Kakitangan akan menjawab di sini. Waktu: {hours} (UTC+8)',
    'queue-later':
      'Tiada kakitangan sekarang. Waktu: {hours} (UTC+8). Anda nombor {place} dalam giliran: tulis soalan anda dan kakitangan akan menjawab di sini.',
    articles: 'Artikel ini mungkin membantu. Jika tidak, minta bercakap dengan kakitangan.',
    nothing: 'Tiada artikel tentang perkara ini. Cuba perkataan lain, atau minta bercakap dengan kakitangan.',
    'never-codes': 'Kakitangan tidak akan meminta kata laluan atau kod anda. Jangan kongsikannya, di sini pun tidak.',
    'ask-person': 'Bercakap dengan kakitangan',
  },
  labels: {
    amount: 'Amaun',
    address: 'Alamat',
    bank: 'Bank',
    holder: 'Nama pemegang akaun',
    number: 'Nombor akaun',
    reference: 'Rujukan',
  },
  visitor: 'Pelawat',
  human: ['manusia', 'kakitangan', 'ejen', 'pegawai', 'orang sebenar', 'operator'],
  idle: 'bagaimana apa bila mana mengapa kenapa siapa berapa adalah saya anda boleh untuk dengan dan yang ini itu lama perlu mahu',
}
