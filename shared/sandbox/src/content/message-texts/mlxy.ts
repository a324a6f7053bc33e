import type { MessageTexts } from './shape.ts'

export const mlxy: MessageTexts = {
  'recharge-address': {
    title: 'Butiran deposit sedia',
    text: 'Butiran untuk deposit {currency} ({network}) sudah sedia. Buat bayaran, kemudian tambah bukti pembayaran.',
  },
  'recharge-delivered': { title: 'Deposit telah dikreditkan', text: '{credited} telah masuk ke akaun dana anda.' },
  'recharge-rejected': { title: 'Deposit ditolak', text: 'Deposit {amount} anda ditolak. {reason}' },
  'recharge-expired': {
    title: 'Deposit tamat tempoh',
    text: 'Deposit {amount} tidak dibayar dalam masa yang ditetapkan dan telah tamat tempoh. Mulakan yang baharu untuk meneruskan.',
  },
  'recharge-not-arrived': {
    title: 'Bayaran tidak diterima',
    text: 'Bayaran {amount} tidak sampai. Semak dengan bank atau dompet anda sebelum memulakan deposit baharu.',
  },
  'position-take-profit': {
    title: 'Sasaran ambil untung dicapai',
    text: '{symbol}: {quantity} ditutup pada {price}. Untung/rugi selepas yuran: {profit}',
  },
  'position-stop-loss': {
    title: 'Had henti rugi dicapai',
    text: '{symbol}: {quantity} ditutup pada {price}. Untung/rugi selepas yuran: {profit}',
  },
  'position-liquidated': {
    title: 'Posisi dilikuidasi',
    text: '{symbol}: margin tidak lagi menampung kerugian. {quantity} ditutup pada {price}. Untung/rugi selepas yuran: {profit}',
  },
  'device-added': {
    title: 'Log masuk baharu',
    text: 'Terdapat log masuk ke akaun anda daripada pelayar baharu. Jika bukan anda, hubungi kami.',
  },
  'demo-account': {
    title: 'Akaun contoh',
    text: 'Akaun ini disediakan bersama bursa. Wang, pesanan dan posisinya ialah contoh: gunakan sesuka anda.',
  },
}
