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
  'order-filled': { title: 'Pesanan dipenuhi', text: '{symbol}: pesanan anda untuk {quantity} dipenuhi pada {price}.' },
  'order-no-funds': {
    title: 'Pesanan dibatalkan: dana tidak mencukupi',
    text: '{symbol}: harga berubah sehingga pesanan {quantity} memerlukan lebih daripada yang tersedia. Amaun yang dikunci telah dilepaskan.',
  },
  'order-expired': {
    title: 'Pesanan tamat tempoh',
    text: '{symbol}: pesanan {quantity} pada {price} tidak dipenuhi dalam tempohnya. Amaun yang dikunci telah dilepaskan.',
  },
  'second-void': {
    title: 'Kontrak saat dibatalkan',
    text: '{symbol}: tiada harga direkodkan sejurus sebelum kontrak saat anda tamat. Modal {amount} telah dikembalikan.',
  },
  'option-ended': {
    title: 'Opsyen tamat tempoh',
    text: '{symbol}: opsyen anda untuk {quantity} tamat pada {price}. Untung/rugi selepas premium: {profit}',
  },
  'option-void': {
    title: 'Opsyen dibatalkan',
    text: '{symbol}: tiada harga direkodkan sejurus sebelum opsyen anda untuk {quantity} tamat. Premium {amount} telah dikembalikan.',
  },
  'alert-risen': { title: 'Amaran harga', text: '{symbol} telah naik ke {level}. Harganya ketika itu {price}.' },
  'alert-fallen': { title: 'Amaran harga', text: '{symbol} telah turun ke {level}. Harganya ketika itu {price}.' },
  'competition-start': {
    title: 'Pertandingan bermula',
    text: 'Pertandingan yang anda sertai telah bermula.',
  },
  'competition-cancelled': {
    title: 'Pertandingan dibatalkan',
    text: 'Pertandingan yang anda sertai telah dibatalkan sebelum bermula. Dana penyertaan telah kembali ke akaun baki anda.',
  },
  'competition-end': {
    title: 'Pertandingan tamat',
    text: 'Pertandingan telah tamat. Kedudukan anda: {rank}. Dana penyertaan telah kembali ke akaun baki anda.',
  },
  'competition-reward': {
    title: 'Anda menang ganjaran',
    text: 'Pertandingan telah tamat. Kedudukan anda: {rank}. {amount} dan dana penyertaan telah masuk ke akaun baki anda.',
  },
  'level-gift': { title: 'Anda mencapai {vip}', text: 'Hadiah naik tahap {amount} menunggu anda di pusat ganjaran.' },
  'level-risen': { title: 'Anda mencapai {vip}', text: 'Jumlah aset anda telah membawa anda ke tahap VIP {vip}.' },
  'level-fallen': {
    title: 'Tahap VIP anda kini {vip}',
    text: 'Jumlah aset anda kurang daripada syarat tahap tersebut. Aset anda disemak semula setiap beberapa minit.',
  },
  'weekly-envelope': {
    title: 'Angpau mingguan anda',
    text: '{amount} untuk tahap VIP {vip}. Tuntut di pusat ganjaran dalam masa tujuh hari.',
  },
  'team-income': {
    title: 'Pendapatan pasukan',
    text: '{amount} daripada yuran dagangan pasukan anda telah masuk ke akaun dana anda.',
  },
  'task-done': { title: 'Tugasan selesai', text: 'Ganjaran {amount} menunggu anda di pusat ganjaran.' },
  'identity-verified': {
    title: 'Identiti disahkan',
    text: 'Identiti anda telah disahkan. Nama, tarikh lahir dan negara anda tidak boleh diubah lagi.',
  },
  'identity-rejected': {
    title: 'Pengesahan identiti ditolak',
    text: 'Kami tidak dapat mengesahkan identiti anda. {reason}',
  },
  'advanced-verified': {
    title: 'Pengesahan lanjutan selesai',
    text: 'Pengesahan lanjutan anda telah selesai.',
  },
  'advanced-rejected': {
    title: 'Pengesahan lanjutan ditolak',
    text: 'Kami tidak dapat melengkapkan pengesahan lanjutan anda. {reason}',
  },
  'device-added': {
    title: 'Log masuk baharu',
    text: 'Terdapat log masuk ke akaun anda daripada pelayar baharu. Jika bukan anda, hubungi kami.',
  },
  'password-changed': {
    title: 'Kata laluan log masuk ditukar',
    text: 'Kata laluan log masuk anda telah ditukar. Pengeluaran dijeda hingga {until} (UTC+8). Jika bukan anda, hubungi kami.',
  },
  'withdraw-password-changed': {
    title: 'Kata laluan pengeluaran ditukar',
    text: 'Kata laluan pengeluaran anda telah ditukar. Pengeluaran dijeda hingga {until} (UTC+8). Jika bukan anda, hubungi kami.',
  },
  'authenticator-moved': {
    title: 'Aplikasi pengesah dipindahkan',
    text: 'Aplikasi pengesah anda telah dipindahkan ke telefon lain. Pengeluaran dijeda hingga {until} (UTC+8). Jika bukan anda, hubungi kami.',
  },
  'email-changed': {
    title: 'E-mel ditukar',
    text: 'E-mel anda telah ditukar. Pengeluaran dijeda hingga {until} (UTC+8). Jika bukan anda, hubungi kami.',
  },
  'phone-changed': {
    title: 'Nombor telefon ditukar',
    text: 'Nombor telefon anda telah ditukar. Pengeluaran dijeda hingga {until} (UTC+8). Jika bukan anda, hubungi kami.',
  },
  'authenticator-removed': {
    title: 'Aplikasi pengesah dialih keluar',
    text: 'Aplikasi pengesah anda telah dialih keluar. Pengeluaran dijeda hingga {until} (UTC+8). Jika anda tidak memintanya, hubungi kami.',
  },
  'recovery-codes-few': {
    title: 'Kod pemulihan hampir habis',
    text: 'Baki kod pemulihan: {n}. Cipta kod baharu sebelum kehabisan.',
  },
  'demo-account': {
    title: 'Akaun contoh',
    text: 'Akaun ini disediakan bersama bursa. Wang, pesanan dan posisinya ialah contoh: gunakan sesuka anda.',
  },
}
