/** What the competitions of a fresh exchange are called, and what is written about them. */
import type { CompetitionWords } from '../words.ts'

const rules = {
  'en-us':
    '<ul><li>Contracts only, up to 20x.</li><li>Ranked by yield; equal yields by who joined first.</li><li>To win a reward, close five positions, each worth 10% of the virtual funds or more and held for a minute or more, and have as much open for 5% of the time.</li><li>To win, verify your identity before the start, or before you join if the competition is running. Each person has one entry. Linked accounts that trade against each other rank last.</li><li>The entry funds come back in full.</li></ul>',
  ko: '<ul><li>선물만, 최대 20배.</li><li>수익률 순, 같으면 먼저 참가한 순.</li><li>보상을 받으려면 각각 가상 자금의 10% 이상이고 1분 이상 보유한 포지션 5개를 종료하고, 대회 시간의 5% 동안 그만큼의 포지션을 보유해야 합니다.</li><li>보상을 받으려면 시작 전에, 진행 중인 대회라면 참가 전에 신원 인증을 완료하세요. 한 사람당 한 번만 참가할 수 있습니다. 서로 반대로 거래한 연결 계정은 최하위가 됩니다.</li><li>참가 자금은 전액 반환됩니다.</li></ul>',
  jp: '<ul><li>先物のみ、最大20倍。</li><li>収益率の順、同率は先に参加した順。</li><li>報酬には、それぞれ仮想資金の10%以上に相当し1分以上保有したポジション5つの決済と、期間の5%にわたる同額以上のポジション保有が必要です。</li><li>報酬を受け取るには、開始前（開催中に参加する場合は参加前）に本人確認を完了してください。お一人につき参加は1つです。反対の取引をした関連アカウントは最下位になります。</li><li>参加資金は全額戻ります。</li></ul>',
  tai: '<ul><li>เฉพาะฟิวเจอร์ส สูงสุด 20x</li><li>จัดอันดับตามอัตราผลตอบแทน หากเท่ากันดูผู้ที่เข้าร่วมก่อน</li><li>การรับรางวัลต้องปิดโพซิชัน 5 รายการ แต่ละรายการมีมูลค่า 10% ของเงินจำลองขึ้นไปและถืออย่างน้อย 1 นาที และต้องมีโพซิชันมูลค่าเท่านี้ตลอด 5% ของเวลาแข่งขัน</li><li>หากต้องการรับรางวัล ให้ยืนยันตัวตนก่อนการแข่งขันเริ่ม หรือก่อนเข้าร่วมหากการแข่งขันเริ่มแล้ว คนละหนึ่งสิทธิ์เข้าร่วม บัญชีที่เชื่อมโยงกันและเทรดสวนทางกันเองจะอยู่อันดับท้ายสุด</li><li>เงินเข้าร่วมคืนเต็มจำนวน</li></ul>',
  mlxy: '<ul><li>Kontrak sahaja, sehingga 20x.</li><li>Disusun mengikut kadar pulangan; jika sama, siapa menyertai dahulu.</li><li>Untuk menerima ganjaran, tutup lima posisi yang setiap satunya bernilai 10% daripada dana maya atau lebih dan dipegang sekurang-kurangnya seminit, serta buka posisi sebesar itu selama 5% daripada tempoh.</li><li>Untuk menang, sahkan identiti anda sebelum pertandingan bermula, atau sebelum menyertai jika pertandingan sedang berjalan. Seorang satu penyertaan. Akaun berkaitan yang berdagang bertentangan diletakkan terakhir.</li><li>Dana penyertaan dipulangkan sepenuhnya.</li></ul>',
  vl: '<ul><li>Chỉ hợp đồng, tối đa 20x.</li><li>Xếp hạng theo tỷ suất lợi nhuận; bằng nhau thì ai tham gia trước.</li><li>Để nhận thưởng, hãy đóng năm vị thế, mỗi vị thế trị giá từ 10% vốn ảo trở lên và đã giữ từ một phút trở lên, đồng thời mở vị thế lớn như vậy trong 5% thời gian.</li><li>Để được thưởng, hãy xác minh danh tính trước khi cuộc thi bắt đầu, hoặc trước khi tham gia nếu cuộc thi đang diễn ra. Mỗi người một lượt tham gia. Các tài khoản liên kết giao dịch ngược chiều nhau xếp cuối.</li><li>Vốn tham gia được hoàn đủ.</li></ul>',
  xi: '<ul><li>Solo futuros, hasta 20x.</li><li>Por rentabilidad; en caso de empate, por orden de inscripción.</li><li>Para ganar una recompensa, cierra cinco posiciones, cada una por el 10 % de los fondos virtuales o más y mantenida un minuto o más, y ten abierto otro tanto durante el 5 % del tiempo.</li><li>Para ganar, verifica tu identidad antes del inicio, o antes de participar si la competición está en curso. Una participación por persona. Las cuentas vinculadas que operan unas contra otras quedan al final.</li><li>Los fondos de inscripción vuelven íntegros.</li></ul>',
  'zh-cn':
    '<ul><li>仅限合约，最高 20x。</li><li>按收益率排名，相同时先参加者在前。</li><li>获得奖励需平掉 5 笔持仓，每笔价值达到虚拟资金的 10% 且持有至少 1 分钟，并在 5% 的比赛时间内持有同等规模的仓位。</li><li>如需获奖，请在比赛开始前完成身份认证；比赛进行中报名的，须在报名前完成。每人限参赛一次。彼此反向交易的关联账户排在最后。</li><li>参赛资金全额返还。</li></ul>',
}

export const running: CompetitionWords = {
  title: {
    'en-us': 'Week cup',
    ko: '주간 컵',
    jp: 'ウィークリーカップ',
    tai: 'ถ้วยประจำสัปดาห์',
    mlxy: 'Piala minggu',
    vl: 'Cúp tuần',
    xi: 'Copa de la semana',
    'zh-cn': '周赛杯',
  },
  intro: {
    'en-us':
      '<p>Seven days, 10,000 of virtual money for everybody, real rewards for the first ten. Forty bots play along under the same rules.</p>',
    ko: '<p>7일 동안 모두에게 가상 자금 10,000, 상위 10명에게는 실제 보상. 봇 40개가 같은 규칙으로 함께합니다.</p>',
    jp: '<p>7日間、全員に仮想資金10,000、上位10名に報酬。40のボットが同じルールで参加します。</p>',
    tai: '<p>7 วัน เงินจำลอง 10,000 สำหรับทุกคน รางวัลจริงสำหรับ 10 อันดับแรก มีบอต 40 ตัวร่วมแข่งด้วยกติกาเดียวกัน</p>',
    mlxy: '<p>Tujuh hari, 10,000 dana maya untuk semua, ganjaran sebenar untuk sepuluh teratas. Empat puluh bot turut bermain dengan peraturan yang sama.</p>',
    vl: '<p>Bảy ngày, 10.000 vốn ảo cho mọi người, thưởng thật cho mười người đầu. Bốn mươi bot cùng thi theo cùng thể lệ.</p>',
    xi: '<p>Siete días, 10.000 de fondos virtuales para todos y recompensas reales para los diez primeros. Cuarenta bots participan con las mismas reglas.</p>',
    'zh-cn': '<p>为期七天，人人 10,000 虚拟资金，前十名获得真实奖励。40 个机器人按相同规则参赛。</p>',
  },
  rules,
}

export const coming: CompetitionWords = {
  title: {
    'en-us': 'Month cup',
    ko: '월간 컵',
    jp: 'マンスリーカップ',
    tai: 'ถ้วยประจำเดือน',
    mlxy: 'Piala bulan',
    vl: 'Cúp tháng',
    xi: 'Copa del mes',
    'zh-cn': '月赛杯',
  },
  intro: {
    'en-us': '<p>Thirty days for traders who prefer to take their time. It starts in three days; you can join now.</p>',
    ko: '<p>차분하게 거래하는 분을 위한 30일. 3일 후 시작하며 지금 참가할 수 있습니다.</p>',
    jp: '<p>じっくり取引する方のための30日間。3日後に始まり、今から参加できます。</p>',
    tai: '<p>30 วันสำหรับผู้ที่ค่อย ๆ เทรด เริ่มในอีก 3 วัน เข้าร่วมได้แล้วตอนนี้</p>',
    mlxy: '<p>Tiga puluh hari untuk yang tidak tergesa-gesa. Bermula dalam tiga hari; anda boleh sertai sekarang.</p>',
    vl: '<p>Ba mươi ngày cho người giao dịch thong thả. Bắt đầu sau ba ngày; bạn có thể tham gia ngay.</p>',
    xi: '<p>Treinta días para quien no tiene prisa. Empieza en tres días; ya puedes participar.</p>',
    'zh-cn': '<p>为期三十天，适合从容交易的人。三天后开始，现在即可报名。</p>',
  },
  rules,
}

export const ended: CompetitionWords = {
  title: {
    'en-us': 'Two-hour sprint',
    ko: '2시간 스프린트',
    jp: '2時間スプリント',
    tai: 'สปรินต์ 2 ชั่วโมง',
    mlxy: 'Pecutan dua jam',
    vl: 'Nước rút hai giờ',
    xi: 'Esprint de dos horas',
    'zh-cn': '两小时冲刺赛',
  },
  intro: {
    'en-us':
      '<p>Played by bots alone, at the closing prices of the minutes on the chart, under the rules of every competition.</p>',
    ko: '<p>봇만 참가했으며, 차트의 1분봉 종가로 모든 대회와 같은 규칙에 따라 진행되었습니다.</p>',
    jp: '<p>ボットだけが参加し、チャートの1分足の終値で、ほかのコンテストと同じルールで行われました。</p>',
    tai: '<p>มีเฉพาะบอตเข้าแข่ง ที่ราคาปิดของแท่ง 1 นาทีบนกราฟ ด้วยกติกาเดียวกับทุกการแข่งขัน</p>',
    mlxy: '<p>Disertai bot sahaja, pada harga tutup setiap minit di carta, mengikut peraturan semua pertandingan.</p>',
    vl: '<p>Chỉ có bot tham gia, theo giá đóng cửa từng phút trên biểu đồ, với thể lệ của mọi cuộc thi.</p>',
    xi: '<p>Solo participaron bots, a los precios de cierre de los minutos del gráfico y con las reglas de todas las competiciones.</p>',
    'zh-cn': '<p>仅有机器人参赛，按图表每分钟收盘价成交，规则与所有比赛相同。</p>',
  },
  rules,
}
