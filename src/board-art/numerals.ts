/**
 * The numbers on the road as shapes. As text elements, a browser would lay all of them out again whenever the
 * board's scale changes, and repaint the whole board at the next tap.
 */

/**
 * The digits 1 to 9 from the outlines of Barlow Condensed Bold (SIL Open Font License) without rounded corners: x
 * from the middle, y down from the foot, a thousand units for the font size.
 */
const OUTLINES = [
  'M-34-700L106-700L106 0L-35 0L-35-562L-130-553L-133-660Z',
  'M-28-121L202-121L202 0L-192 0L-192-122Q-147-181-131-200Q-43-313-6-371Q48-457 48-516Q48-550 35-569Q21-587-2-587Q-25-587-39-569Q-53-550-52-521L-52-468L-195-468L-195-527Q-191-609-136-659Q-81-708 4-708Q88-708 140-655Q191-602 191-515Q191-463 175-416Q158-369 121-315Q93-274 25-187Z',
  'M181-296Q186-258 186-222Q186-178 182-147Q174-75 127-34Q79 8-1 8Q-84 8-136-36Q-188-80-192-153Q-195-180-195-211L-195-223L-54-223Q-54-188-51-168Q-48-142-35-128Q-22-113-1-113Q19-113 32-127Q45-141 49-165Q52-200 52-237Q52-284 47-311Q43-334 31-347Q18-359-1-359Q-16-359-31-346L-41-340L-116-416L18-580L-183-580L-183-700L185-700L185-580L65-426Q113-422 144-386Q174-350 181-296Z',
  'M228-304L228-177L180-177L180 0L39 0L39-177L-228-177L-228-280L-90-700L61-700L-64-304L39-304L39-425L180-425L180-304Z',
  'M193-280Q197-242 197-218Q197-185 194-155Q190-78 139-35Q89 8 4 8Q-76 8-125-32Q-174-72-184-151L-187-191L-49-191Q-34-113 4-113Q24-113 36-127Q49-140 53-164Q56-190 56-219Q56-240 52-270Q48-293 35-305Q23-317 4-317Q-34-317-45-282L-48-271L-188-271L-188-700L189-700L189-579L-47-579L-47-395Q-24-421-1-430Q22-439 48-439Q112-439 150-397Q189-355 193-280Z',
  'M193-277Q197-253 197-218Q197-196 195-158Q192-79 141-36Q90 8 5 8Q-75 8-124-32Q-174-72-183-151Q-187-172-187-206L-189-529Q-189-611-136-660Q-84-708 3-708Q84-708 136-659Q187-610 187-529L187-487L46-487L46-521Q46-548 33-566Q20-584 3-584Q-19-584-33-567Q-47-549-47-521L-47-412Q-8-446 34-446Q104-446 147-400Q189-354 193-277ZM52-169Q54-217 54-228Q54-255 50-290Q47-313 35-326Q23-339 4-339Q-16-339-28-326Q-41-312-44-288Q-47-249-47-228Q-47-204-44-166Q-41-140-28-126Q-16-112 4-112Q24-112 37-127Q49-142 52-169Z',
  'M-125 0L45-579L-76-579L-76-527L-190-527L-189-700L194-700L194-582L24 0Z',
  'M116-365Q154-341 170-303Q190-260 190-202Q190-156 174-110Q153-55 107-24Q61 8 0 8Q-61 8-107-23Q-153-54-174-110Q-190-151-190-202Q-190-258-172-300Q-158-338-121-361L-115-364Q-156-391-171-427Q-190-471-190-520Q-190-574-171-613Q-150-660-104-687Q-59-713 0-713Q58-713 103-688Q148-662 170-614Q190-572 190-520Q190-471 171-428Q156-392 120-369ZM-45-548Q-51-530-51-507Q-51-484-44-461Q-40-441-28-429Q-17-417 0-417Q17-417 29-430Q41-442 45-462Q51-482 51-506Q51-532 44-550Q39-569 28-581Q16-592 0-592Q-17-592-28-581Q-40-569-45-548ZM47-167Q51-193 51-211Q51-241 45-263Q40-285 29-298Q17-310 0-310Q-18-310-30-297Q-42-284-46-261Q-51-238-51-213Q-51-185-47-165Q-43-141-31-127Q-19-113 0-113Q19-113 32-128Q44-142 47-167Z',
  'M186-171Q187-89 134-41Q82 8-5 8Q-87 8-138-41Q-189-89-189-171L-189-213L-48-213L-48-179Q-48-152-36-134Q-23-116-5-116Q17-116 30-134Q44-151 44-179L44-287Q6-254-36-254Q-106-254-149-300Q-191-346-196-423Q-199-450-199-482Q-199-504-197-542Q-194-621-143-665Q-92-708-7-708Q73-708 122-668Q172-628 181-549Q185-517 185-494ZM42-412Q44-438 44-472Q44-509 42-534Q39-560 26-574Q14-588-6-588Q-26-588-39-573Q-51-558-54-531Q-56-507-56-472Q-56-449-53-410Q-49-387-37-374Q-25-361-6-361Q13-361 25-375Q38-388 42-412Z',
].map((outline) =>
  [...outline.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, kind = '', lengths = '']) => ({
    kind,
    lengths: lengths.match(/-?\d+/g)?.map(Number) ?? [],
  })),
);

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * The outline of a one-digit number, its foot `drop` below a spot, turned about that spot. Relative coordinates
 * make the path half as long as absolute ones.
 */
export const numeral = (
  number: number,
  {
    spot: [left, top],
    degrees,
    size,
    drop,
  }: { readonly spot: readonly [number, number]; readonly degrees: number; readonly size: number; readonly drop: number },
): string => {
  const turned = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  /** The pen's position as written, so that rounding errors do not add up. */
  let pen: readonly [number, number] = [0, 0];
  let began = pen;
  let d = '';
  for (const { kind, lengths } of OUTLINES[number - 1] ?? []) {
    let to = kind === 'Z' ? began : pen;
    d += kind === 'M' ? kind : kind.toLowerCase();
    const from: readonly [number, number] = kind === 'M' ? [0, 0] : pen;
    for (let i = 0; i < lengths.length; i += 2) {
      const [x, y] = [((lengths[i] ?? 0) * size) / 1000, ((lengths[i + 1] ?? 0) * size) / 1000 + drop];
      const [right, down] = [rounded(left + x * cos - y * sin - from[0]), rounded(top + x * sin + y * cos - from[1])];
      d += `${i > 0 && right >= 0 ? ' ' : ''}${right}${down >= 0 ? ' ' : ''}${down}`;
      to = [from[0] + right, from[1] + down];
    }
    pen = to;
    if (kind === 'M') began = to;
  }
  return d;
};
