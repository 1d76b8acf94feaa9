// What trays ask the chart to show: a cell to bring into sight.

export const sight = $state({ cell: "", asked: 0 });

export function lookAt(cell: string): void {
  sight.cell = cell;
  sight.asked += 1;
}
