/** Sales of today and of the last thirty days, each against the days before. */
import { dayText, weekdayName } from '../../parts/dates.ts';
import { moneyText } from '../../parts/money-text.ts';
import { Panel } from './panel.tsx';
import { SalesChart } from './sales-chart.tsx';
import { monthAgainst, roundPounds, sumOf, todayAgainst, type Sales } from './today-texts.ts';

export function SalesPanels({ sales, day }: { sales: Sales; day: string }) {
  const { today, days, daysBefore } = sales;
  return (
    <>
      <Panel title="Sales today">
        <div className="body">
          <p className="figure">{moneyText(today.total)}</p>
          <p className="small soft">{todayAgainst(sales, weekdayName(day))}</p>
        </div>
      </Panel>
      <Panel title="30 days">
        <div className="body">
          <p className="row wrap">
            <span className="figure">{roundPounds(sumOf(days))}</span>
            <span className="small soft">{monthAgainst(sales)}</span>
          </p>
          <SalesChart days={days} before={daysBefore} />
          <p className="row">
            <span className="key">Now</span> <span className="key dash">30 days before</span>
          </p>
          <details className="small">
            <summary>As a table</summary>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col" className="num">
                    Orders
                  </th>
                  <th scope="col" className="num">
                    Sales
                  </th>
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map((one) => (
                  <tr key={one.day}>
                    <th scope="row">{dayText(one.day)}</th>
                    <td className="num">{one.orders}</td>
                    <td className="num">{moneyText(one.total)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      </Panel>
    </>
  );
}
