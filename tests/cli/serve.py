#!/usr/bin/env python3
"""`dxil-spirv playground`: one page for this machine, and nothing else, whatever is asked.
  serve.py DXIL-SPIRV"""
import http.client, os, re, socket, subprocess, sys, tempfile, time

program, failed = sys.argv[1], 0


def check(text, good):
    global failed
    failed += not good
    if not good:
        print("FAILED ", text)


def refused(*arguments):
    ended = subprocess.run([program, "playground", *arguments], capture_output=True, text=True, timeout=20)
    return ended.returncode == 2 and ended.stderr.startswith(("dxil-spirv: ", "usage: "))


def ask(port, request):
    """All that comes back for these bytes."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
        answer = b""
        try:
            connection.sendall(request)
            while part := connection.recv(65536):
                answer += part
        except (ConnectionResetError, BrokenPipeError):  # while sending, too
            pass
        return answer


def try_server(port, page):
    def status(request):
        return ask(port, request)[9:12].decode()

    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request("GET", "/")
    response = connection.getresponse()
    check("the page", response.read() == page and response.headers["Content-Type"] == "text/html; charset=utf-8")
    for method in ("HEAD", "POST", "PUT", "DELETE", "get"):
        check(f"no {method}", status(f"{method} / HTTP/1.1\r\nHost: x\r\n\r\n".encode()) == "405")
    for path in ("/etc/passwd", "//etc/passwd", "/../../etc/passwd", "/%2e%2e/etc/passwd", "/page.html", "/?x", "x", "*"):
        answer = ask(port, f"GET {path} HTTP/1.1\r\n\r\n".encode())
        check(f"no file {path}", answer.startswith(b"HTTP/1.1 404 ") and b"root:" not in answer)
    for request in (b"GET /\r\n\r\n", b"\r\n\r\n", b"\0" * 40 + b"\r\n\r\n", b"GET / \0HTTP/1.1\r\n\r\n", b"\x16\x03\x01\xff\r\n\r\n",
                    b"GET /\r\nX: a HTTP/1.1\r\n\r\n"):
        check(f"no request {request}", status(request) == "400")
    check("a long request", status(b"GET / HTTP/1.1\r\nX: " + b"x" * 8173) == "431")
    check("a request without an end", ask(port, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 100000)[:12] in (b"HTTP/1.1 431", b""))

    idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(12)]  # browsers open some in advance
    start = time.monotonic()
    check("the page beside idle connections", ask(port, b"GET / HTTP/1.0\r\n\r\n").endswith(page) and time.monotonic() - start < 5)
    slow = socket.create_connection(("127.0.0.1", port), timeout=20)
    for byte in b"GET / HTTP/1.1\r\n\r\n":
        slow.sendall(bytes([byte]))
    check("byte by byte", slow.recv(15) == b"HTTP/1.1 200 OK")
    slow.close()  # in the middle of the answer
    check("the page after a lost connection", ask(port, b"GET / HTTP/1.1\r\n\r\n").endswith(page))
    more = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]  # more than it holds: idle ones end
    check("the page behind idle connections", ask(port, b"GET / HTTP/1.1\r\n\r\n").endswith(page))
    for connection in idle + more:
        connection.close()
    if os.path.exists("/proc/net/tcp"):
        listening = re.findall(rf": (\w+):{port:04X} 00000000:0000 0A", open("/proc/net/tcp").read())
        check("the loopback address alone", listening == ["0100007F"])
    check("a port that is taken", refused(file.name, "--port", str(port)))


with tempfile.NamedTemporaryFile(suffix=".html") as file:
    page = b"<!doctype html>\0\xff" + os.urandom(3000000)
    file.write(page)
    file.flush()
    for arguments in (["/no/page.html"], [file.name, file.name], [file.name, "--port", "65536"], [file.name, "--port", "-1"],
                      [file.name, "--port"], ["--host", "0.0.0.0"], [os.path.dirname(file.name)]):
        check(f"refused {arguments}", refused(*arguments))
    check("--help", subprocess.run([program, "playground", "--help"], capture_output=True).stdout.startswith(b"usage: "))
    server = subprocess.Popen([program, "playground", file.name], stdout=subprocess.PIPE, text=True)
    try:
        try_server(int(re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\n", server.stdout.readline())[1]), page)
        check("it still serves", server.poll() is None)
    finally:
        server.terminate()
        server.wait()
print(f"{failed} failed")
sys.exit(failed != 0)
