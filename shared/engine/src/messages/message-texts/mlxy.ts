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
  'withdrawal-paid': {
    title: 'Pengeluaran dihantar',
    text: '{net} telah dihantar ke {account}.',
  },
  'withdrawal-rejected': {
    title: 'Pengeluaran ditolak',
    text: 'Pengeluaran {amount} anda ditolak dan semuanya telah dikembalikan ke akaun baki. {reason}',
  },
  'withdrawal-failed': {
    title: 'Pengeluaran dikembalikan',
    text: 'Pengeluaran {amount} anda tidak dapat dihantar. Semuanya, termasuk yuran, telah dikembalikan ke akaun baki. Semak destinasinya.',
  },
  'payout-account-added': {
    title: 'Akaun pengeluaran ditambah',
    text: '{account} telah ditambah dan boleh digunakan mulai {from} (UTC+8). Jika bukan anda, hubungi kami.',
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
  'rest-margin': {
    title: 'CFD anda memerlukan lebih dana untuk penutupan pasaran',
    text: 'Pasaran akan ditutup. Mulai {time} (UTC+8), posisi silang anda mesti bernilai {amount} supaya lompatan harga semasa pembukaan semula tidak melebihi dana anda. Nilainya kini {net}. Jika tidak cukup pada masa itu, kami menutup posisi, bermula dengan kerugian terbesar.',
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
  'order-own-limit': {
    title: 'Pesanan dibatalkan: had kendiri atau rehat',
    text: '{symbol}: harga pesanan {quantity} pada {price} dicapai semasa had kendiri atau rehat anda berkuat kuasa, maka pesanan dibatalkan. Amaun yang dikunci telah dilepaskan.',
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
  'product-started': {
    title: 'Pelaburan bermula',
    text: 'Pesanan {id} telah bermula dan menjana pendapatan mulai sekarang.',
  },
  'income-digest': {
    title: 'Pendapatan pelaburan',
    text: '{day} (UTC+8): {amounts} daripada pelaburan anda berada dalam akaun baki anda.',
  },
  'product-ended': {
    title: 'Pelaburan tamat',
    text: 'Pesanan {id} telah tamat tempoh. Prinsipal {amount} berada dalam akaun baki anda.',
  },
  'mining-ended': {
    title: 'Perlombongan tamat',
    text: 'Pesanan {id} telah tamat tempoh. Pendapatannya berada dalam akaun baki anda.',
  },
  'product-refunded': {
    title: 'Bon tidak diterbitkan',
    text: 'Jualan bon tidak mencukupi pada akhir tempoh jualan, jadi pesanan {id} dibatalkan. Semua {amount} telah kembali ke akaun baki anda.',
  },
  'product-frozen': {
    title: 'Pelaburan dibekukan',
    text: 'Pesanan {id} dibekukan. Hari anda dikekalkan dan diteruskan setelah dilepaskan. {reason}',
  },
  'product-unfrozen': {
    title: 'Pelaburan dilepaskan',
    text: 'Pesanan {id} berjalan semula. Semua yang belum dibayar dilewatkan selama tempoh ia dibekukan.',
  },
  'income-late': {
    title: 'Pendapatan tertangguh',
    text: 'Pendapatan sehari pesanan {id} belum dapat dibayar: akaun yang membayar tidak mencukupi. Ia kekal terhutang dan dibayar dahulu apabila mencukupi.',
  },
  'loan-passed': {
    title: 'Pinjaman diluluskan',
    text: '{amount} telah dimasukkan ke akaun dana anda. Tarikh akhir bayaran balik: {time} (UTC+8).',
  },
  'loan-rejected': {
    title: 'Pinjaman ditolak',
    text: 'Permohonan anda untuk {amount} ditolak. {reason}',
  },
  'loan-own-limit': {
    title: 'Pinjaman tidak dibayar: had kendiri atau rehat',
    text: 'Permohonan anda untuk {amount} sampai giliran dibayar semasa had kendiri atau rehat anda berkuat kuasa, maka permohonan ditarik balik. Tiada wang dipinjamkan. Anda boleh memohon semula selepas itu.',
  },
  'loan-soon': {
    title: 'Pinjaman perlu dibayar dalam 24 jam',
    text: '{amount} perlu dibayar pada {time} (UTC+8) dan akan ditolak daripada akaun dana anda. Pastikan baki mencukupi, jika tidak ia menjadi tertunggak.',
  },
  'loan-later': {
    title: 'Tempoh bayaran balik dilanjutkan',
    text: 'Bursa tergendala pada hari terakhir pinjaman anda, maka tarikh akhirnya dilanjutkan. {amount} perlu dibayar pada {time} (UTC+8) dan akan ditolak daripada akaun dana anda.',
  },
  'loan-collected': {
    title: 'Pinjaman telah dibayar balik',
    text: '{amount} telah ditolak daripada akaun dana anda dan pinjaman dibayar balik sepenuhnya. Cagaran anda telah dikembalikan ke akaun dana.',
  },
  'loan-overdue': {
    title: 'Pinjaman tertunggak',
    text: 'Akaun dana anda tidak mencukupi untuk {amount}. Mulai sekarang setiap hari dikenakan 1.5 kali faedah harian, dan kami cuba lagi setiap hari. Cagaran dijual selepas 72 jam.',
  },
  'loan-credit-score': {
    title: 'Skor kredit menurun',
    text: 'Sehari pinjaman tertunggak mengurangkan skor kredit anda sebanyak {points} mata. Bayar balik supaya skor tidak terus menurun.',
  },
  'loan-call': {
    title: 'Panggilan cagaran',
    text: '{symbol} berada pada {price}, dan pinjaman anda hampir dengan had cagaran. Bayar balik {amount} atau cagar {quantity} lagi untuk kembali ke nisbah asal. Jika tidak, sebahagian cagaran mungkin dijual.',
  },
  'loan-liquidated': {
    title: 'Cagaran telah dijual',
    text: '{symbol}: {quantity} cagaran anda dijual pada {price}, dan hasilnya selepas yuran digunakan untuk membayar pinjaman. Baki hutang: {amount}',
  },
  'offering-won': {
    title: 'Anda berjaya dalam tawaran token',
    text: '{symbol}: daripada {lots} lot anda, {won} lot berjaya. Bayar {amount} sebelum {until} (UTC+8), jika tidak, lot itu kembali kepada penerbit.',
  },
  'offering-not-won': {
    title: 'Tidak berjaya kali ini',
    text: '{symbol}: tiada lot anda yang berjaya. Tiada bayaran dikenakan.',
  },
  'offering-unpaid': {
    title: 'Bayaran hampir tamat tempoh',
    text: '{symbol}: bayar {amount} sebelum {until} (UTC+8). Jika tidak, lot anda kembali kepada penerbit dan anda tidak boleh melanggan selama 30 hari.',
  },
  'offering-forfeited': {
    title: 'Tarikh akhir bayaran terlepas',
    text: '{symbol}: lot yang anda menangi tidak dibayar dalam tempoh dan kembali kepada penerbit. Tiada bayaran dikenakan. Anda boleh melanggan semula mulai {until} (UTC+8).',
  },
  'offering-later': {
    title: 'Tempoh bayaran dilanjutkan',
    text: '{symbol}: bursa tergendala dalam tempoh bayaran, maka tarikh akhir anda dilanjutkan. Bayar {amount} sebelum {until} (UTC+8).',
  },
  'offering-listed': {
    title: 'Token anda telah tiba',
    text: '{symbol} telah disenaraikan. {quantity} {symbol} telah masuk ke akaun dana anda.',
  },
  'offering-struck': {
    title: 'Langganan anda dibatalkan',
    text: '{symbol}: kami membatalkan langganan anda untuk {lots} lot kerana anda sudah melanggan melalui akaun lain. Setiap orang boleh melanggan sekali sahaja. Langganan pertama anda kekal sah. Tiada bayaran dikenakan.',
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
  'account-frozen': {
    title: 'Akaun dibekukan',
    text: 'Akaun anda telah dibekukan dan dilog keluar daripada semua peranti. Hubungi kami jika anda ada soalan.',
  },
  'account-unfrozen': {
    title: 'Akaun dibuka semula',
    text: 'Akaun anda tidak lagi dibekukan. Anda boleh menggunakannya seperti biasa.',
  },
  'own-limit-reached': {
    title: 'Had kendiri dicapai',
    text: 'Kerugian hari ini mencapai had kendiri anda sebanyak {amount}. Tiada yang baharu boleh dibuka sehingga {time} (UTC+8). Yang sedia terbuka diteruskan dan boleh ditutup.',
  },
  'own-limit-changed': {
    title: 'Had kendiri berubah',
    text: 'Perubahan had kendiri yang anda minta sehari lalu kini berkuat kuasa. Jika bukan anda, hubungi kami.',
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
  'passkey-added': {
    title: 'Kunci laluan ditambah',
    text: 'Kunci laluan telah ditambah pada akaun anda. Anda boleh log masuk dengannya tanpa kata laluan. Jika bukan anda, alih keluar kunci itu dan hubungi kami.',
  },
  'passkey-removed': {
    title: 'Kunci laluan dialih keluar',
    text: 'Kunci laluan telah dialih keluar daripada akaun anda. Ia tidak lagi boleh digunakan untuk log masuk. Jika bukan anda, hubungi kami.',
  },
  'recovery-codes-few': {
    title: 'Kod pemulihan hampir habis',
    text: 'Baki kod pemulihan: {n}. Cipta kod baharu sebelum kehabisan.',
  },
  announcement: {
    title: 'Pengumuman untuk anda',
    text: 'Ada pengumuman yang berkaitan dengan akaun anda. Buka untuk membacanya.',
  },
  'demo-account': {
    title: 'Akaun contoh',
    text: 'Akaun ini disediakan bersama bursa. Wang, pesanan dan posisinya ialah contoh: gunakan sesuka anda.',
  },
}
