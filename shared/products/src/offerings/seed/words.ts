/** What is written about the offerings of a fresh exchange. */

export const intro = {
  'en-us': '<p>A sample token of this test exchange: it has no real issuer, and a simulated market sets its price.</p>',
  ko: '<p>이 테스트 거래소의 샘플 토큰입니다. 실제 발행사는 없으며, 가치는 모의 시장의 가격으로 정해집니다.</p>',
  jp: '<p>このテスト取引所のサンプルトークンです。実在する発行者はなく、価値は模擬市場の価格で決まります。</p>',
  tai: '<p>โทเคนตัวอย่างของแพลตฟอร์มทดสอบนี้ ไม่มีผู้ออกจริง มูลค่าเป็นไปตามราคาในตลาดจำลอง</p>',
  mlxy: '<p>Token contoh bursa ujian ini: tiada penerbit sebenar di belakangnya, dan nilainya mengikut pasaran simulasi.</p>',
  vl: '<p>Token mẫu của sàn thử nghiệm này: không có tổ chức phát hành thật, giá trị theo thị trường mô phỏng.</p>',
  xi: '<p>Un token de muestra de esta plataforma de pruebas: no hay un emisor real detrás y vale lo que diga su mercado simulado.</p>',
  'zh-cn': '<p>本测试交易所的示例代币：背后没有真实发行方，价值由模拟市场的价格决定。</p>',
}
