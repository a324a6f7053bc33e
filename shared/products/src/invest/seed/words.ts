/** What the products of a fresh exchange are called, and what is said of them. */

import type { InSome } from '../../content/in-language.ts'
import type { ProductWords } from '../words.ts'

const promise = {
  'en-us':
    "A fixed rate is the operator's promise, not the result of trading. A day's income comes to your balance account every 24 hours, the principal at the end.",
  ko: '고정 이율은 거래 결과가 아니라 운영자의 약속입니다. 하루치 수익은 24시간마다, 원금은 만기에 잔액 계정으로 들어옵니다.',
  jp: '固定利率は運営者の約束であり、取引の結果ではありません。1日分の収益は24時間ごとに、元本は満了時に残高口座へ入ります。',
  tai: 'อัตราคงที่คือคำมั่นของผู้ให้บริการ ไม่ใช่ผลจากการเทรด รายได้ของแต่ละวันเข้าบัญชียอดเงินทุก 24 ชั่วโมง เงินต้นคืนเมื่อครบกำหนด',
  mlxy: 'Kadar tetap ialah janji pengendali, bukan hasil dagangan. Pendapatan sehari masuk ke akaun baki anda setiap 24 jam, prinsipal pada akhir tempoh.',
  vl: 'Lãi suất cố định là cam kết của bên vận hành, không phải kết quả giao dịch. Thu nhập mỗi ngày về tài khoản số dư sau mỗi 24 giờ, tiền gốc về khi hết kỳ hạn.',
  xi: 'El tipo fijo es una promesa del operador, no el resultado de operar. El ingreso de cada día llega a tu cuenta de saldo cada 24 horas, y el capital, al final.',
  'zh-cn': '固定利率是运营方的承诺，并非交易所得。每 24 小时的收益转入资金账户，本金到期返还。',
}

const machine = {
  'en-us':
    "Each day you earn what the machine mines minus its power cost, paid in the coin. If the power costs more, the machine stands idle at no cost to you. The purchase price isn't refunded.",
  ko: '매일 채굴량에서 전력 비용을 뺀 만큼 코인으로 지급됩니다. 전력 비용이 더 큰 날에는 비용 없이 쉽니다. 구매 가격은 돌려드리지 않습니다.',
  jp: '毎日、採掘量から電気代を差し引いた分をコインで受け取ります。電気代が上回る日は費用なしで休止します。購入代金は戻りません。',
  tai: 'แต่ละวันได้รับเหรียญที่ขุดได้หักค่าไฟ วันที่ค่าไฟสูงกว่า เครื่องจะพักโดยไม่มีค่าใช้จ่าย ราคาเครื่องไม่คืน',
  mlxy: 'Setiap hari membawa hasil lombong tolak kos kuasanya, dalam syiling itu. Pada hari kuasa lebih mahal ia berehat tanpa kos. Harganya tidak dipulangkan.',
  vl: 'Mỗi ngày nhận lượng đào được trừ chi phí điện, bằng chính đồng coin. Ngày nào tiền điện cao hơn, máy nghỉ và không mất phí. Giá mua không được hoàn lại.',
  xi: 'Cada día aporta lo minado menos el coste de la energía, en la moneda. El día en que la energía cuesta más, descansa sin coste. El precio no se devuelve.',
  'zh-cn': '每日收益为产出扣除电费，以该币种支付。电费高于产出之日停机，不收费。购机款不予退还。',
}

const coupons = {
  'en-us': 'Interest comes to your balance account every 30 days, the principal at maturity. It cannot be sold before.',
  ko: '이자는 30일마다, 원금은 만기에 잔액 계정으로 들어옵니다. 만기 전에는 매도할 수 없습니다.',
  jp: '利息は30日ごとに、元本は満期に残高口座へ入ります。満期前には売却できません。',
  tai: 'ดอกเบี้ยเข้าบัญชียอดเงินทุก 30 วัน เงินต้นคืนเมื่อครบกำหนด ขายก่อนกำหนดไม่ได้',
  mlxy: 'Faedah masuk ke akaun baki anda setiap 30 hari, prinsipal pada tarikh matang. Ia tidak boleh dijual sebelum itu.',
  vl: 'Tiền lãi về tài khoản số dư sau mỗi 30 ngày, tiền gốc khi đáo hạn. Không thể bán trước hạn.',
  xi: 'Los intereses llegan a tu cuenta de saldo cada 30 días, y el capital, al vencimiento. No se puede vender antes.',
  'zh-cn': '利息每 30 天转入资金账户，本金到期返还，到期前不可转让。',
}

const purpose = {
  'en-us': "Working capital of a sample issuer: no company stands behind it, the operator's yield account pays.",
  ko: '예시 발행자의 운전 자금입니다. 실제 회사는 없으며 운영자의 수익 지급 계정이 지급합니다.',
  jp: 'サンプル発行体の運転資金です。実在の会社はなく、運営者の収益支払口座が支払います。',
  tai: 'เงินทุนหมุนเวียนของผู้ออกตัวอย่าง ไม่มีบริษัทจริง บัญชีจ่ายผลตอบแทนของผู้ให้บริการเป็นผู้จ่าย',
  mlxy: 'Modal kerja penerbit contoh: tiada syarikat di belakangnya, akaun bayaran pulangan pengendali yang membayar.',
  vl: 'Vốn lưu động của tổ chức phát hành mẫu: không có công ty thật, tài khoản trả lợi suất của bên vận hành chi trả.',
  xi: 'Capital circulante de un emisor de muestra: no hay ninguna empresa detrás; paga la cuenta de rendimientos del operador.',
  'zh-cn': '示例发行人的营运资金：背后并无真实公司，由运营方的收益支付账户支付。',
}

export const arbitrageWords = (days: number, coin = ''): ProductWords => {
  const of = coin && ` ${coin}`
  const name = {
    'en-us': `AI arbitrage${of}, ${days} days`,
    ko: `AI 차익거래${of} ${days}일`,
    jp: `AI裁定取引${of} ${days}日`,
    tai: `AI อาร์บิทราจ${of} ${days} วัน`,
    mlxy: `Arbitraj AI${of} ${days} hari`,
    vl: `Arbitrage AI${of} ${days} ngày`,
    xi: `Arbitraje IA${of}, ${days} días`,
    'zh-cn': `AI 套利${of} ${days} 天`,
  }
  return { name, intro: promise }
}

export const bondWords = (days: number, series: number): ProductWords => {
  const name = {
    'en-us': `Sample bond ${series}, ${days} days`,
    ko: `예시 채권 ${series}호 ${days}일`,
    jp: `サンプル債券${series}号 ${days}日`,
    tai: `หุ้นกู้ตัวอย่าง ${series} ${days} วัน`,
    mlxy: `Bon contoh ${series}, ${days} hari`,
    vl: `Trái phiếu mẫu ${series}, ${days} ngày`,
    xi: `Bono de muestra ${series}, ${days} días`,
    'zh-cn': `示例债券 ${series} 号 ${days} 天`,
  }
  return { name, intro: coupons, purpose }
}

/** A machine's name is the same in every language. */
export const machineWords = (model: string): ProductWords => ({
  name: { 'en-us': model } satisfies InSome,
  intro: machine,
})
